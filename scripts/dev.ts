import { startDevelopmentCms } from './cms.ts';
import { runCommand } from './command.ts';
import { loadEnvironment } from './environment.ts';
import { requireFreePort, start, waitForAddress } from './processes.ts';

const HELP = `
pnpm dev: starts the CMS and the site with hot reload.

  CMS   http://localhost:1337/admin   (CMS_PORT)
  Site  http://localhost:4321         (SITE_PORT, COUNTRY=nl|de|be|at|fr)

The first start writes .env with random secrets, and fills an empty database with demo content.
Settings are explained in .env.example.
`;

await runCommand({ help: HELP }, async () => {
  const env = loadEnvironment();
  env.SEED_DEMO ??= 'true';
  env.PREVIEW_URL ??= `http://localhost:${env.SITE_PORT}`;
  await requireFreePort(Number(env.SITE_PORT), 'SITE_PORT');
  process.stdout.write('Starting the CMS. The first start prepares the admin panel and takes about a minute.\n');
  await startDevelopmentCms(env);
  const site = start('astro', ['dev', '--port', String(env.SITE_PORT)], {
    folder: 'web',
    env: { ...env, ASTRO_DEV_BACKGROUND: '0' },
    label: '[site]',
  });
  await waitForAddress(`http://localhost:${env.SITE_PORT}/`, site, 'The site');
  process.stdout.write(`
  CMS    http://localhost:${env.CMS_PORT}/admin
  Site   http://localhost:${env.SITE_PORT}   (country ${env.COUNTRY})
  Blocks http://localhost:${env.SITE_PORT}/gallery   (every sample of every block)
  Login  editor@example.com / Editor-123456   (demo content)

`);
  await new Promise((resolve) => site.on('exit', resolve));
});
