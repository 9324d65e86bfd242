import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectReport } from './boot-project.ts';
import { type Run, runPageBuilderIn } from './run-page-builder.ts';
import { type CmsData, createEmptyCmsData, listEnvironment } from './start-cms.ts';

const PLAIN = join(import.meta.dirname, '../../../examples/plain/cms');
const DATABASE = join(import.meta.dirname, '../../config/database.js');

const SCHEMA = 'src/api/page/content-types/page/schema.json';

/** A copy of the plain example with a database of its own, on which the page builder is installed or not. */
export interface PlainProject {
  /** @param entry a page to be stored first */
  start(entry?: object): Promise<ProjectReport>;
  /** Takes the plugin out of the project, as the page "Leaving" says. */
  uninstall(): Promise<void>;
  /** Turns the page field into a JSON field. */
  turnIntoJson(): Promise<void>;
  /** The project as it was. */
  install(): Promise<void>;
  runPageBuilder(parameters: readonly string[]): Promise<Run>;
  remove: CmsData['remove'];
}

export async function makePlainProject(): Promise<PlainProject> {
  const { folder, databaseUrl, remove } = await createEmptyCmsData();
  const project = join(folder, 'project');
  const environment = { ...listEnvironment(folder), JWT_SECRET: 'test-jwt-secret', DATABASE_URL: databaseUrl };
  const install = async () => {
    for (const part of ['config', 'public', 'src', 'package.json'])
      await cp(join(PLAIN, part), join(project, part), { recursive: true });
    await cp(DATABASE, join(project, 'config/database.js'));
  };
  const change = async (file: string, replace: (text: string) => string) => {
    const path = join(project, file);
    await writeFile(path, replace(await readFile(path, 'utf8')));
  };
  await install();
  await symlink(join(PLAIN, 'node_modules'), join(project, 'node_modules'));
  return {
    async start(entry) {
      const child = fork(join(import.meta.dirname, 'boot-project.ts'), [], {
        cwd: project,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { ...process.env, ...environment, ...(entry && { ENTRY: JSON.stringify(entry) }) },
      });
      const [report] = (await once(child, 'message')) as [ProjectReport];
      return report;
    },
    async uninstall() {
      await change('package.json', (text) => text.replace(/ *"strapi-plugin-page-builder": .*\n/, ''));
      await writeFile(join(project, 'src/index.js'), 'export default {};\n');
    },
    turnIntoJson: () =>
      change(SCHEMA, (text) => text.replace(/\{ "type": "customField", [^}]+\}/, '{ "type": "json" }')),
    install,
    runPageBuilder: (parameters) => runPageBuilderIn(project, environment, parameters),
    remove,
  };
}
