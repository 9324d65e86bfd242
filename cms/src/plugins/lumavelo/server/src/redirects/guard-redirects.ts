import { COUNTRIES, type Country, followRedirects, isElsewhere } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { refuse } from 'strapi-plugin-page-builder/server';
import type { DocumentWrite, WriteGuard } from '../document-writes.ts';
import { checkAddress, checkFrom, checkTo } from './check-redirect.ts';
import { loadRedirects, REDIRECTS, type RedirectRow, toRedirect } from './redirect-rows.ts';

/** A redirect in one language, as a write answers with it. */
interface Saved {
  documentId: string;
  locale: string;
}

/** Any number; writes of redirects that hold this lock wait for each other on PostgreSQL. */
const REDIRECT_LOCK = 5_117_302;

/**
 * Checks redirects on every way in: addresses that can be written, none that the sites need themselves, one redirect per
 * address, none without a target, to other hosts only by administrators, and none that leads visitors round in circles.
 * The last ones are looked for after the write and before it is final, because only then it is known what all redirects
 * are together.
 */
export function guardRedirects(strapi: Core.Strapi): WriteGuard {
  return async (context, next) => {
    if (context.uid !== REDIRECTS || !['create', 'update', 'clone'].includes(context.action)) return next();
    checkData(context);
    await assertMayLeadThere(strapi, context);
    return strapi.db.transaction(async ({ trx }) => {
      if (strapi.db.dialect.client === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [REDIRECT_LOCK]);
      const answer = (await next()) as Saved | { documentId: string; entries: Saved[] } | undefined;
      // A clone has an entry for each language.
      const saved = answer === undefined ? [] : 'entries' in answer ? answer.entries : [answer];
      for (const entry of saved) await assertItLeadsOn(strapi, entry);
      return answer;
    });
  };
}

/** Checks what was sent, and takes slashes around the old address away. */
function checkData(context: DocumentWrite): void {
  const data = { ...context.params.data };
  if (typeof data.from === 'string') data.from = data.from.trim().replace(/^\/+|\/+$/g, '');
  const fromFault = data.from === undefined && context.action !== 'create' ? undefined : checkFrom(data.from);
  if (fromFault) throw refuse('from', fromFault);
  const toFault = checkTo(data.to);
  if (toFault) throw refuse('to', toFault);
  context.params = { ...context.params, data };
}

/** @throws ValidationError where somebody else than an administrator leads visitors to a host that is none of the sites' */
async function assertMayLeadThere(strapi: Core.Strapi, { params: { documentId, data } }: DocumentWrite): Promise<void> {
  const { user } = strapi.requestContext.get()?.state ?? {};
  const to = data?.to;
  // Programs have tokens that administrators made.
  if (!user || typeof to !== 'string' || to === '' || !isElsewhere(to)) return;
  const { host } = new URL(to);
  const sites = strapi.config.get<Record<string, string>>('plugin::page-builder.sites', {});
  if (Object.values(sites).some((site) => new URL(site).host === host)) return;
  if (strapi.service('admin::role').hasSuperAdminRole(user)) return;
  // Whatever else is changed of it, the target is the one that an administrator chose.
  const chosen = { where: { documentId, to } };
  if (documentId && (await strapi.db.query(REDIRECTS as UID.ContentType).count(chosen)) > 0) return;
  throw refuse('to', `Only administrators may lead visitors to another host, such as ${host}. Ask one to save this.`);
}

async function assertItLeadsOn(strapi: Core.Strapi, saved: Saved): Promise<void> {
  const rows = await loadRedirects(strapi, [saved.locale]);
  const row = rows.find(({ documentId }) => documentId === saved.documentId);
  if (!row) return;
  const addressFault = checkAddress(row);
  if (addressFault) throw refuse('from', addressFault);
  if (!row.page && !row.to) throw refuse('page', 'Choose the page that visitors are led to, or write an address.');
  const sites = strapi.config.get<Partial<Record<Country, string>>>('plugin::page-builder.sites', {});
  for (const country of COUNTRIES) {
    const own = toRedirect(row, country, sites[country]);
    if (!own) continue;
    const others = rows.flatMap((other) => (other === row ? [] : (toRedirect(other, country, sites[country]) ?? [])));
    if (others.some(({ from }) => from === own.from)) {
      throw refuse('from', `There is a redirect from ${own.from} on the ${country} site already. Change that one.`);
    }
    const loop = followRedirects([own, ...others]).loops.find(([from]) => from === own.from);
    if (loop) {
      throw refuse(
        targetField(row),
        `Visitors of the ${country} site would be led round in circles: ${loop.join(' → ')}. Choose another target.`,
      );
    }
  }
}

function targetField({ page }: RedirectRow): string {
  return page ? 'page' : 'to';
}
