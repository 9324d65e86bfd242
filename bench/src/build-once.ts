/** Builds an Astro project once, in a process of its own, and prints the milliseconds of its render phase. */
import { build } from 'astro';
import { timeRender } from './time-render.ts';

const [root, outDir] = process.argv.slice(2);
if (!root || !outDir) throw new Error('Usage: node build-once.ts <project folder> <output folder>');

let milliseconds = Number.NaN;
const timer = timeRender((measured) => {
  milliseconds = measured;
});
await build({ root, outDir, logLevel: 'error', integrations: [timer] });
process.stdout.write(`\nrender phase: ${milliseconds}\n`);
