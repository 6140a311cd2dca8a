import { defineConfig } from 'vite';

/** The page is built into files that load nothing from anywhere else. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  worker: { format: 'es' },
  build: { outDir: 'dist/page', emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
});
