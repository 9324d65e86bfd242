import { COUNTRIES } from '../packages/blocks/src/site/locales.ts';
import { readContentState } from '../publisher/src/content-state.ts';
import { buildAdmin, startPrivateCms } from './cms.ts';
import { runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { stop } from './processes.ts';
import { buildPreviewServer, buildSite } from './site.ts';

const HELP = `
pnpm build: the production build of everything, with nothing else running.

  cms/build           the admin panel
  web/.preview        the server that shows drafts
  web/dist/<country>  the static site of every country (nl, de, be, at, fr)

Content is read from the database of .env. SEED_DEMO=true fills an empty one with demo content first.
`;

await runCommand({ help: HELP }, async () => {
  const env = loadEnvironment();
  process.stdout.write('Building the admin panel.\n');
  await buildAdmin(env);
  process.stdout.write('Building the preview of drafts.\n');
  await buildPreviewServer(env);
  const { child, deliveryUrl } = await startPrivateCms(env);
  try {
    const content = await readContentState(deliveryUrl, env.PUBLISHER_SECRET ?? '');
    for (const country of COUNTRIES)
      await buildSite(country, { ...env, DELIVERY_URL: deliveryUrl }, { contentState: content[country] });
  } finally {
    stop(child);
  }
  process.stdout.write('Built. `pnpm start` serves the CMS and the sites.\n');
});
