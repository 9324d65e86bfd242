import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { build } from 'vite';

const editor = join(import.meta.dirname, '../editor');

/**
 * Production builds of editors in one folder, served; the pages are `ours.html` and `puck.html`.
 * @param port any free one by default
 */
export async function serveEditors(
  names: readonly ('ours' | 'puck')[] = ['ours', 'puck'],
  { outDir = join(editor, 'dist'), port = 0 }: { outDir?: string; port?: number } = {},
): Promise<{ url: string; close(): void }> {
  // Vite takes the word of the environment, and Strapi, which another benchmark loads, has set it to development.
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    root: editor,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      // One copy of what keeps state, wherever it is imported from.
      dedupe: ['react', 'react-dom', 'react-intl', 'react-router-dom', 'styled-components', '@strapi/design-system'],
    },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rollupOptions: { input: names.map((name) => join(editor, `${name}.html`)) },
    },
  });
  const server: Server = createServer(sirv(outDir, { dev: true }));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The editors could not be served.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
