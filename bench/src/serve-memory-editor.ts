/** Builds the editor on its host in memory into the folder, and serves it on the port: `node … <folder> <port>`. */
import { serveEditors } from './build-editors.ts';

const [outDir = '', port = ''] = process.argv.slice(2);
await serveEditors(['ours'], { outDir, port: Number(port) });
