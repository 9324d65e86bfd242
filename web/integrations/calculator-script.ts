import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/** Where every country's site serves the calculator component (specification point 7). */
const PATH = '/assets/js/calculator.umd.js';

/**
 * Serves the calculator's web component as one script, for the site's own blocks and for pages of others. Its address
 * must stay the same, so it is built apart from the site's own scripts, which carry hashes in their names.
 * @param apiUrl the CMS that the component asks unless its page names another
 */
export function calculatorScript(apiUrl: string): AstroIntegration {
  let script: Promise<string> | undefined;
  return {
    name: 'calculator-script',
    hooks: {
      'astro:build:start': () => {
        // Beside the rest, and before a waiting build waits. A fault is thrown where the script is needed.
        script = buildCalculatorScript(apiUrl);
        script.catch(() => {});
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(PATH, async (_request, response, next) => {
          try {
            response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
            response.end(await buildCalculatorScript(apiUrl));
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        const file = fileURLToPath(new URL(`.${PATH}`, dir));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, await (script ?? buildCalculatorScript(apiUrl)));
      },
    },
  };
}

/** The component as a UMD script that registers `<bike-calculator>`. */
export async function buildCalculatorScript(apiUrl: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@lumavelo/blocks/calculator'));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { CALCULATOR_API_URL: JSON.stringify(apiUrl) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['umd'], name: 'LumaveloCalculator', fileName: () => 'calculator.umd.js' },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The calculator component was built to no script.');
  return escapeToAscii(chunk.code);
}

/** The script also runs on pages of others, in whatever encoding those are. */
function escapeToAscii(code: string): string {
  return code.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
