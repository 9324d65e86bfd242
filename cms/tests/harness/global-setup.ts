import type { TestProject } from 'vitest/node';
import { keepDatabase } from './keep-database.ts';
import { type Credentials, registerAdministrator, signIn } from './sign-in.ts';
import { type CmsData, createCmsData, createEmptyCmsData, type RunningCms, startCms } from './start-cms.ts';

/** A CMS that test files share; each makes pages of its own and leaves those of others alone. */
export interface SharedCms
  extends Pick<RunningCms, 'url' | 'logFile' | 'pid' | 'routes'>,
    Pick<CmsData, 'folder' | 'databaseUrl'>,
    Credentials {}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; see `shared-cms.ts`. */
    cmses: SharedCms[];
    /** Path of what the first start on an empty database logged. */
    firstLog: string;
  }
}

/**
 * Starts a CMS for each worker. The first begins with an empty database, which is kept once it has all tables and an
 * administrator; the others, and those that tests start for themselves, begin with copies of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<unknown>)[] = [];
  const start = async (data: CmsData) => {
    ends.unshift(data.remove);
    const cms = await startCms(data, {
      ADDITIONS: new URL('./test-routes.ts', import.meta.url).href,
      // Files take their turns at it, which together may be longer than Strapi's half an hour.
      ADMIN_ACCESS_TOKEN_LIFESPAN: '36000',
    });
    ends.unshift(cms.stop);
    return { data, cms };
  };
  const share = async ({ data: { folder, databaseUrl }, cms }: Awaited<ReturnType<typeof start>>) => {
    const { url, logFile, routes, pid } = cms;
    return { url, logFile, routes, pid, folder, databaseUrl, ...(await signIn(url)) };
  };
  const first = await start(await createEmptyCmsData());
  await registerAdministrator(first.cms.url);
  process.env.PREPARED_DATABASE = await keepDatabase(first.data);
  const further = Array.from({ length: project.config.maxWorkers - 1 }, async () => start(await createCmsData()));
  const all = [first, ...(await Promise.all(further))];
  project.provide('cmses', await Promise.all(all.map(share)));
  project.provide('firstLog', first.cms.logFile);
  return async () => {
    for (const end of ends) await end();
  };
}
