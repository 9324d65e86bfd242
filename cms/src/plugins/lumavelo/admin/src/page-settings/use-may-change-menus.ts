import { useAuth } from '@strapi/strapi/admin';
import { MENU_TYPE } from './use-menu-places.ts';

/** Whether the role lets its users change menus; the server asks again. */
export function useMayChangeMenus(): boolean {
  return useAuth('MenuSetting', ({ permissions }) =>
    permissions.some(
      ({ action, subject }) => subject === MENU_TYPE && action === 'plugin::content-manager.explorer.update',
    ),
  );
}
