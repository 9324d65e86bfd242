import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('@ironcalc/wasm/package.json') as { version: string };

/** Counts how formulas are written for the engine (`rewrite-formula.ts`): raised with every change of that. */
const WRITTEN = 3;

/** Name and version of the spreadsheet engine and of what is written for it; what it stores belongs to exactly these. */
export const ENGINE_NAME = `ironcalc ${version}, formulas ${WRITTEN}`;
