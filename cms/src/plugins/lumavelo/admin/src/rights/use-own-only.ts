import { useAuth } from '@strapi/strapi/admin';

/** What the content manager says of who made an entry. */
export interface Creation {
  createdBy?: { id: number | string } | null;
}

/** Tells entries that somebody made from those of others. */
export type IsOwn = (entry: Creation) => boolean;

/**
 * For whoever may do something only with what they made themselves: which entries of a type that are. Undefined for
 * everyone else, of whom Strapi knows whether they may do it at all.
 */
export function useOwnOnly(model: string, right: 'delete' | 'publish'): IsOwn | undefined {
  const user = useAuth('Lumavelo', (auth) => auth.user);
  const permissions = useAuth('Lumavelo', (auth) => auth.permissions);
  const held = permissions.filter(
    ({ subject, action }) => subject === model && action === `plugin::content-manager.explorer.${right}`,
  );
  const isBound = held.length > 0 && held.every(({ conditions }) => conditions?.includes('admin::is-creator'));
  return isBound ? (entry) => entry.createdBy?.id === user?.id : undefined;
}
