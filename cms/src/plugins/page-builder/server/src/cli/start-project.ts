import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { CommandError } from './command-error.ts';

/**
 * Loads the Strapi project in this folder: its plugins and its database, and no web server.
 * @throws CommandError where there is none, or the page builder is not enabled in it
 */
export async function startProject(): Promise<Core.Strapi> {
  // The project's own copy: another one would know nothing of its plugins.
  const { compileStrapi, createStrapi } = requireStrapi();
  const strapi = await createStrapi(await compileStrapi()).load();
  // What a command says is not to be looked for among lines of the log.
  strapi.log.level = 'warn';
  const plugin: unknown = strapi.plugin('page-builder');
  if (!plugin) throw new CommandError('The plugin "page-builder" is not enabled in config/plugins of this project.');
  return strapi;
}

function requireStrapi(): typeof import('@strapi/strapi') {
  const folder = process.cwd();
  try {
    return createRequire(join(folder, 'package.json'))('@strapi/strapi');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new CommandError(`There is no Strapi project in ${folder}. Run the command in the folder of yours.`);
  }
}
