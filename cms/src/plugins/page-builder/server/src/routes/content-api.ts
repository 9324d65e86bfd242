import { shareTokenOf } from '../services/sharing/share-token.ts';

/** Under `/api/page-builder`, for everyone: reading pages, and what the publisher asks. */
export const contentApi = {
  type: 'content-api',
  prefix: '/page-builder',
  routes: [
    {
      method: 'GET',
      path: '/pages',
      handler: 'pages.find',
      config: {
        auth: false,
        policies: ['may-read-drafts'],
        // A list is a hundred pages, and visitors need none.
        middlewares: [{ name: 'plugin::page-builder.limit-rate', config: { name: 'pages', share: 0.2 } }],
      },
    },
    {
      method: 'GET',
      path: '/page',
      handler: 'pages.findOne',
      config: {
        auth: false,
        policies: ['may-read-drafts'],
        middlewares: [{ name: 'plugin::page-builder.limit-rate', config: { name: 'page' } }],
      },
    },
    {
      method: 'GET',
      path: '/shared',
      handler: 'shared.findOne',
      config: {
        auth: false,
        policies: ['is-preview-server'],
        // All guests come from the preview server, so each link is counted by itself.
        middlewares: [
          { name: 'plugin::page-builder.limit-rate', config: { name: 'shared', share: 0.4, by: shareTokenOf } },
        ],
      },
    },
    {
      method: 'GET',
      path: '/content-state',
      handler: 'publishing.contentState',
      config: { auth: false, policies: ['is-publisher'] },
    },
  ],
};
