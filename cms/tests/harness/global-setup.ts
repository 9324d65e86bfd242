import type { TestProject } from 'vitest/node';
import { signIn } from './sign-in.ts';
import { createCmsData, startCms } from './start-cms.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cms: {
      url: string;
      logFile: string;
      pid: number;
      routes: string[];
      folder: string;
      databaseUrl: string;
      adminToken: string;
      apiToken: string;
    };
  }
}

/** One CMS for all test files; each makes pages of its own and leaves those of others alone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await createCmsData();
  const cms = await startCms(data);
  const { adminToken, apiToken } = await signIn(cms.url);
  const { url, logFile, routes, pid } = cms;
  const { folder, databaseUrl } = data;
  project.provide('cms', { url, logFile, routes, pid, folder, databaseUrl, adminToken, apiToken });
  return async () => {
    await cms.stop();
    await data.remove();
  };
}
