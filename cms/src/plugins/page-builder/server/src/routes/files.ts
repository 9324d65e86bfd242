import { ADMIN_SESSION } from '../services/files/admin-session.ts';

/** Sessions of the admin panel, and API tokens that are allowed what Strapi's own address of the kind asks for. */
const allow = (scope: string) => ({ strategies: [ADMIN_SESSION, 'content-api-token'], scope: [scope] });

/** Under `/api`: the media library for the page editor and for programs (specification point 7). */
export const files = {
  type: 'content-api',
  prefix: '',
  routes: [
    {
      method: 'GET',
      path: '/files',
      handler: 'files.find',
      config: { auth: allow('plugin::upload.content-api.find'), policies: ['may-read-files'] },
    },
    {
      method: 'POST',
      path: '/upload',
      handler: 'files.upload',
      config: { auth: allow('plugin::upload.content-api.upload') },
    },
  ],
};
