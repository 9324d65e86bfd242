import { COUNTRIES } from '../packages/blocks/src/site/locales.ts';
import { startCms } from './cms.ts';
import { runCommand } from './command.ts';
import { type Environment, loadEnvironment } from './environment.ts';
import { requireFreePort, start } from './processes.ts';
import { serveSite, sitePort, startPreviewServer } from './site.ts';

const HELP = `
pnpm start: serves what \`pnpm build\` made: the CMS and the site of every country. What is published from now on goes
live by itself.

  CMS        http://localhost:1337/admin   (CMS_PORT)
  Sites      http://localhost:4321 for nl, and the next ports for de, be, at and fr (SITE_PORT)
  Preview    http://localhost:4320, for drafts that the CMS opens (PREVIEW_PORT)
  Publisher  http://localhost:1338, for the CMS alone (PUBLISHER_PORT)
`;

await runCommand({ help: HELP }, async () => {
  const set = loadEnvironment();
  await requireFreePort(Number(set.PUBLISHER_PORT), 'PUBLISHER_PORT');
  for (const country of COUNTRIES) await serveSite(country, set);
  const env: Environment = { DELIVERY_URL: `http://localhost:${set.CMS_PORT}`, ...set };
  const preview = await startPreviewServer(env);
  const cms = await startCms({
    PUBLISHER_URL: `http://localhost:${env.PUBLISHER_PORT}`,
    PREVIEW_URL: `http://localhost:${env.PREVIEW_PORT}`,
    ...env,
  });
  const publisher = start('node', ['publisher/src/main.ts'], {
    folder: '.',
    env,
    label: '[publisher]',
  });
  process.stdout.write(`\n  CMS      http://localhost:${env.CMS_PORT}/admin\n`);
  for (const country of COUNTRIES) {
    process.stdout.write(`  Site ${country}  http://localhost:${sitePort(country, env)}\n`);
  }
  // Without one of them the product is not whole; whoever watches over it starts it again.
  await Promise.race([cms, publisher, preview].map((child) => new Promise((resolve) => child.on('exit', resolve))));
});
