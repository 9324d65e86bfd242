import type { Core } from '@strapi/strapi';

interface Signed {
  user?: { id: number | string };
  error?: { message: string };
}

/** Logs who signs in to the admin and out of it, and what is refused; the id of the request says which one it was. */
export function logSignIns({ eventHub, log }: Core.Strapi): void {
  eventHub.on('admin.auth.success', async ({ user }: Signed) => {
    log.info('Signed in.', { user: user?.id });
  });
  eventHub.on('admin.auth.error', async ({ error }: Signed) => {
    log.warn(`Signing in was refused: ${error?.message}`);
  });
  eventHub.on('admin.logout', async ({ user }: Signed) => {
    log.info('Signed out.', { user: user?.id });
  });
}
