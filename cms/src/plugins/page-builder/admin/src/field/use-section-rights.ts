import { useRBAC } from '@strapi/strapi/admin';
import { SECTION_TYPE } from 'page-format';
import { useMemo } from 'react';
import type { SectionRights } from '../host/editor-host.tsx';

const ALL_RIGHTS = ['read', 'create', 'update', 'delete'].map((action) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject: SECTION_TYPE,
}));

/** What the signed-in person may do with saved sections. The server checks each call again by itself. */
export function useSectionRights(): SectionRights {
  const { allowedActions, isLoading } = useRBAC(ALL_RIGHTS);
  const { canRead, canCreate, canUpdate, canDelete } = allowedActions;
  return useMemo(
    () => ({
      isLoading,
      read: canRead === true,
      create: canCreate === true,
      update: canUpdate === true,
      remove: canDelete === true,
    }),
    [isLoading, canRead, canCreate, canUpdate, canDelete],
  );
}
