import type { Core } from '@strapi/strapi';

/** Somebody who has a page open. */
export interface Visitor {
  /** Of the window, so that one person with two windows is seen as two. */
  session: string;
  user: number;
  name: string;
}

interface Lease extends Visitor {
  until: number;
}

/** A lease outlives two renewals that did not arrive. */
export const LEASE_MS = 40_000;

/** More windows than this on one page are not told apart. */
const MOST = 50;

/**
 * Who has which page open. A hint for people and no lock: what protects a page is the check of every save (see
 * `middlewares/guard-bases.ts`). So it is kept in memory, is empty after a restart, and is filled again within seconds.
 */
export interface Presence {
  /** Notes that somebody is there, and returns the others. */
  enter(page: string, visitor: Visitor, now: number): Visitor[];
  leave(page: string, session: string, user: number): void;
  /** Names of those who have a page open, each once. */
  listNames(page: string, now: number): string[];
}

/** How a page is called here; types without languages have no locale. */
export function keyOfPage(model: string, documentId: string, locale: string | undefined): string {
  return [model, documentId, locale].join('|');
}

export function createPresence(): Presence {
  const pages = new Map<string, Map<string, Lease>>();

  const clear = (now: number) => {
    for (const [page, leases] of pages) {
      for (const [session, lease] of leases) if (lease.until < now) leases.delete(session);
      if (leases.size === 0) pages.delete(page);
    }
  };

  return {
    enter(page, visitor, now) {
      clear(now);
      const leases = pages.get(page) ?? new Map<string, Lease>();
      pages.set(page, leases);
      const holder = leases.get(visitor.session);
      // Nobody speaks for somebody else's window.
      if (holder ? holder.user === visitor.user : leases.size < MOST) {
        leases.set(visitor.session, { ...visitor, until: now + LEASE_MS });
      }
      return [...leases.values()]
        .filter(({ session }) => session !== visitor.session)
        .map(({ session, user, name }) => ({ session, user, name }));
    },
    leave(page, session, user) {
      const leases = pages.get(page);
      if (leases?.get(session)?.user === user) leases.delete(session);
      if (leases?.size === 0) pages.delete(page);
    },
    listNames(page, now) {
      const present = [...(pages.get(page)?.values() ?? [])].filter(({ until }) => until >= now);
      return [...new Map(present.map(({ user, name }) => [user, name])).values()];
    },
  };
}

/** `strapi.plugin('page-builder').service('presence')`, typed. */
export function getPresence(strapi: Core.Strapi): Presence {
  return strapi.plugin('page-builder').service('presence') as Presence;
}
