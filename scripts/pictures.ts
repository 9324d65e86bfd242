import { join } from 'node:path';
import { runCommand } from './command.ts';
import { loadEnvironment, ROOT } from './environment.ts';
import { run } from './processes.ts';
import { setStage } from './testing/browser-tests.ts';

const HELP = `
pnpm pictures: renews the pictures of the READMEs and of the documentation, from the product itself:

  editor.webp     the editor at 1440 px
  site.webp       a page of the site at 1440 px, and site-390.webp at 390 px
  widths.webp     the same page at 390, 834 and 1440 px, side by side
  inserting.webp  a moving picture: a block is inserted, written into on the canvas, and moved

They stand in docs/src/assets. It builds and starts everything as the browser tests do, with demo content in a folder of
its own, and takes some four minutes.

  pnpm pictures words    the editor's panels and dialogs in each of its languages, side by side, for docs/words.md: from
                         the editor in memory, in a minute

It needs a Chromium (Debian: apt-get install chromium fonts-liberation). TEST_PORT=…
moves its ports. Look at the pictures before you commit them.
`;

await runCommand({ help: HELP, positionals: true }, async ({ positionals: [only] }) => {
  if (only === 'words') return takeWords();
  const stage = await setStage(loadEnvironment(), { countries: ['nl'], hasGallery: false, hasReactGallery: false });
  try {
    await run('Taking the pictures', 'node', ['scripts/take-pictures.ts', join(ROOT, 'docs/src/assets')], {
      folder: 'e2e',
      env: stage.env,
    });
  } finally {
    await stage.close();
  }
});

function takeWords(): Promise<void> {
  const parameters = ['scripts/take-words.ts', join(ROOT, 'docs/words')];
  return run('Taking the pictures', 'node', parameters, { folder: 'e2e', env: loadEnvironment() });
}
