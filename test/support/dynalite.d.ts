/** dynalite comes without types; this is what the tests use of it. */
declare module 'dynalite' {
  import type { Server } from 'node:http';
  export default function dynalite(options?: { readonly createTableMs?: number; readonly path?: string }): Server;
}
