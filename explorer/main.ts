import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { EXAMPLE_QUERY, EXAMPLE_VARIABLES } from './example.ts';

/** Relative, so that the page works under any path that the API is served from. */
const ENDPOINT = './graphql';

async function ask(request: unknown): Promise<unknown> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(request),
  });
  return response.json();
}

const place = document.getElementById('explorer');
if (place !== null) {
  createRoot(place).render(
    createElement(GraphiQL, { fetcher: ask, defaultTabs: [{ query: EXAMPLE_QUERY, variables: EXAMPLE_VARIABLES }] }),
  );
}
