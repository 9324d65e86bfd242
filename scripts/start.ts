import { COUNTRIES } from '../packages/blocks/src/core/locales.ts';
import { startCms } from './cms.ts';
import { runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { serveSite, sitePort } from './site.ts';

const HELP = `
pnpm start: serves what \`pnpm build\` made: the CMS and the site of every country.

  CMS    http://localhost:1337/admin   (CMS_PORT)
  Sites  http://localhost:4321 for nl, and the next ports for de, be, at and fr (SITE_PORT)
`;

await runCommand({ help: HELP }, async () => {
  const env = loadEnvironment();
  for (const country of COUNTRIES) await serveSite(country, env);
  const cms = await startCms(env);
  process.stdout.write(`\n  CMS      http://localhost:${env.CMS_PORT}/admin\n`);
  for (const country of COUNTRIES) {
    process.stdout.write(`  Site ${country}  http://localhost:${sitePort(country, env)}\n`);
  }
  await new Promise((resolve) => cms.on('exit', resolve));
});
