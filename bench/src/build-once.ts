/** Builds an Astro project once, in a process of its own, and prints the time of its render phase as JSON. */
import { build } from 'astro';
import { type PhaseTime, timeRender } from './time-render.ts';

const [root, outDir] = process.argv.slice(2);
if (!root || !outDir) throw new Error('Usage: node build-once.ts <project folder> <output folder>');

let time: PhaseTime | undefined;
const timer = timeRender((measured) => {
  time = measured;
});
await build({ root, outDir, logLevel: 'error', integrations: [timer] });
process.stdout.write(`\n${JSON.stringify(time)}\n`);
