import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@ironcalc/wasm/package.json') as { version: string };

/** Name and version of the spreadsheet engine; what it stores belongs to exactly that version. */
export const ENGINE_NAME = `ironcalc ${version}`;
