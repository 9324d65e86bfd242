import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import type { Core, UID } from '@strapi/strapi';

const API_FOLDER = join(import.meta.dirname, 'api');

const require = createRequire(import.meta.url);

/**
 * Registers the routes, controllers and services of `src/api`. Strapi expects a project in TypeScript to be compiled and
 * loads .js and .json alone: it takes every .ts file there for an empty module. This CMS runs from its sources, so the
 * modules are put in place here, before Strapi makes anything of them.
 */
export function loadApiModules(strapi: Core.Strapi): void {
  for (const path of globSync('*/{routes,controllers,services}/*.ts', { cwd: API_FOLDER })) {
    const [api = '', kind = '', file = ''] = path.split(sep);
    const name = basename(file, '.ts');
    const { default: module } = require(join(API_FOLDER, path));
    if (kind === 'routes') strapi.api(api).routes[name] = module;
    else strapi.get(kind).set(`api::${api}.${name}` as UID.Controller, module);
  }
}
