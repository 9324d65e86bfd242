/**
 * `pnpm weigh:blocks`: builds the gallery and writes down what script each block brings, for the editor's advice on heavy
 * pages. `src/gallery.test.ts` says when it is due.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../src/testing/build-site.ts';
import { startFakeCms } from '../src/testing/fake-cms.ts';
import { weighBlocks } from '../src/testing/weigh-blocks.ts';

const FILE = join(import.meta.dirname, '../../packages/blocks/src/site/block-scripts.json');

const cms = await startFakeCms([]);
const site = await buildSite({ CMS_URL: cms.url, COUNTRY: 'nl', GALLERY: 'true' });
await cms.close();
if (site.code !== 0) throw new Error(`The gallery was not built. ${site.log}`);
// One line each, so that a change of one is seen as such.
const lines = weighBlocks(site).map((script) => `  ${JSON.stringify(script)}`);
writeFileSync(FILE, `[\n${lines.join(',\n')}\n]\n`);
rmSync(site.folder, { recursive: true, force: true });
