/** Starting the CMS, for the commands that need one. */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './command.ts';
import { type Environment, ROOT } from './environment.ts';
import { findFreePort, requireFreePort, run, start, waitForAddress } from './processes.ts';

/** Builds the admin panel into `cms/build`. */
export async function buildAdmin(env: Environment): Promise<void> {
  await run('The build of the admin panel', 'strapi', ['build'], {
    folder: 'cms',
    env: { ...env, NODE_ENV: 'production' },
    quiet: true,
  });
}

/** Starts the CMS with hot reload, waits until it answers, and returns its process. */
export async function startDevelopmentCms(env: Environment): Promise<ChildProcess> {
  await requireFreePort(Number(env.CMS_PORT), 'CMS_PORT');
  const child = start('strapi', ['develop'], {
    folder: 'cms',
    env: { ...env, NODE_ENV: 'development' },
    label: '[cms]',
  });
  await waitForAddress(`http://localhost:${env.CMS_PORT}/_health`, child, 'The CMS');
  return child;
}

/**
 * Starts the built CMS, waits until it answers, and returns its process.
 * @param quiet keeps its log back, and shows it only when the CMS fails
 */
export async function startCms(env: Environment, { quiet = false } = {}): Promise<ChildProcess> {
  if (!existsSync(join(ROOT, 'cms/build/index.html'))) {
    throw new CommandError('The admin panel is not built yet. Run `pnpm build` first.');
  }
  await requireFreePort(Number(env.CMS_PORT), 'CMS_PORT');
  const child = start('strapi', ['start'], {
    folder: 'cms',
    env: { ...env, NODE_ENV: 'production' },
    label: '[cms]',
    quiet,
  });
  await waitForAddress(`http://localhost:${env.CMS_PORT}/_health`, child, 'The CMS');
  return child;
}

/**
 * Starts the built CMS on a free port, for one command alone, and makes sure that there is content.
 * @returns its process, and the address to read content from
 * @throws CommandError when the database is empty and demo content was not asked for
 */
export async function startPrivateCms(env: Environment): Promise<{ child: ChildProcess; deliveryUrl: string }> {
  const port = String(await findFreePort());
  const child = await startCms({ ...env, CMS_PORT: port }, { quiet: true });
  const deliveryUrl = `http://localhost:${port}`;
  const answer = await fetch(`${deliveryUrl}/api/page-builder/pages?country=nl&locale=nl&pageSize=1`);
  const { meta } = (await answer.json()) as { meta?: { pagination?: { total?: number } } };
  if (!meta?.pagination?.total) {
    throw new CommandError(
      'The database has no published pages, so there is nothing to build. Publish a page in the admin, or set ' +
        'SEED_DEMO=true to start with the demo content.',
    );
  }
  return { child, deliveryUrl };
}
