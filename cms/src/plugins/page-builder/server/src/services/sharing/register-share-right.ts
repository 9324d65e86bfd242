import type { Core } from '@strapi/strapi';

/** Lets administrators decide by role who may share drafts; conditions such as "only one's own" count as well. */
export function registerShareRight(strapi: Core.Strapi): void {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: { registerMany(actions: object[]): void };
  };
  actionProvider.registerMany([
    {
      section: 'plugins',
      displayName: 'Share drafts by a link',
      uid: 'shares.manage',
      pluginName: 'page-builder',
    },
  ]);
}
