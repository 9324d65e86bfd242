import { ADMIN_SESSION } from '../files/admin-session.ts';

/** Sessions of the admin panel, and API tokens that are allowed what Strapi's own address of the kind asks for. */
const allow = (scope: string) => ({ strategies: [ADMIN_SESSION, 'content-api-token'], scope: [scope] });

/**
 * `GET /api/files` and `POST /api/upload` (specification point 7), answered as the page editor's own routes are.
 * `extensions/upload` leaves the second address free.
 */
export const filesRouter = {
  type: 'content-api',
  prefix: '',
  routes: [
    {
      method: 'GET',
      path: '/files',
      handler: 'plugin::page-builder.files.find',
      config: { auth: allow('plugin::upload.content-api.find'), policies: ['plugin::page-builder.may-read-files'] },
    },
    {
      method: 'POST',
      path: '/upload',
      handler: 'plugin::page-builder.files.upload',
      config: { auth: allow('plugin::upload.content-api.upload') },
    },
  ],
};
