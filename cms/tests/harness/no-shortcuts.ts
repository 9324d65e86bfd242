import type { Core } from '@strapi/strapi';

/** Switches off, in the CMS of a test, what makes saving and publishing cheaper; see `boot-cms.ts`. */
export function addTo(strapi: Core.Strapi): void {
  const apis = strapi.get('apis') as { add(name: string, api: object): void };
  apis.add('no-shortcuts', { register: () => strapi.config.set('plugin::page-builder.shortcuts', false) });
}
