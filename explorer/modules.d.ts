/** As much of these packages' types as the page uses: React brings none of its own, and GraphiQL's lean on them. */
declare module 'react' {
  export interface Element {
    readonly type: unknown;
  }
  export function createElement<P extends object>(type: (props: P) => Element, props: P): Element;
}

declare module 'react-dom/client' {
  import type { Element } from 'react';

  export function createRoot(container: HTMLElement): { render(element: Element): void };
}

declare module 'graphiql' {
  import type { Element } from 'react';

  export interface GraphiQLProps {
    /** Sends a request (`query`, `variables`, `operationName`) and gives the answer's JSON. */
    readonly fetcher: (request: unknown) => Promise<unknown>;
    /** What the editor shows to who comes for the first time. */
    readonly defaultTabs: readonly { readonly query: string; readonly variables: string }[];
  }
  export function GraphiQL(props: GraphiQLProps): Element;
}

declare module 'graphiql/setup-workers/vite';
declare module 'graphiql/style.css';
