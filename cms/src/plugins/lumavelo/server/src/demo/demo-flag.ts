import type { Core } from '@strapi/strapi';

/** Under the page builder's name, where databases from before have it. */
const KEY = { type: 'plugin', name: 'page-builder', key: 'demo' } as const;

/** True when this database was filled with demo content, and so has the demo login that everyone knows. */
export async function isDemo(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.store(KEY).get({})) === true;
}

export async function markAsDemo(strapi: Core.Strapi): Promise<void> {
  await strapi.store(KEY).set({ value: true });
}
