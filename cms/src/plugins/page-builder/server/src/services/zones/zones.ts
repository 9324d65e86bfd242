import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { collectReferences, migrateDocument, salvageDocument } from 'page-format';
import {
  type Direction,
  type EntryPlace,
  type EntryReport,
  type Loss,
  writeSentence,
  type ZoneSentence,
} from '../../../../shared/zone-report.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { FILE_TYPE } from '../../names.ts';
import { getRegistry } from '../registry/registry.ts';
import type { ConversionContext } from './converters.ts';
import { MappingError, parseMapping } from './mapping.ts';
import { createPlan, type ZonePlan } from './plan.ts';
import { type Entry, toBlocks } from './to-blocks.ts';
import { toZone } from './to-zone.ts';

interface ConvertOptions {
  isDryRun: boolean;
  /** Writes over what stands there already. */
  replace: boolean;
}

/**
 * Dynamic zones as blocks, and back. Drafts are written, through the checks of every save; whoever looks at them
 * publishes them. Neither way takes anything away from where it came.
 */
export function createZonesService({ strapi }: { strapi: Core.Strapi }) {
  let plans: readonly ZonePlan[] = [];
  const read = (path: string) => readPlan(strapi, path);
  return {
    /** Reads the mappings that the project's configuration names. @throws MappingError */
    load(): void {
      plans = strapi.plugin('page-builder').config<string[]>('zones', []).map(read);
    },
    /** The mapping of a type that the configuration names. */
    find: (uid: string): ZonePlan | undefined => plans.find((plan) => plan.uid === uid),
    /** @param path of a mapping, from the project's folder @throws MappingError */
    read,
    /** The drafts of a type, in all languages. */
    list: (plan: ZonePlan): Promise<EntryPlace[]> => listEntries(strapi, plan),
    convert: (plan: ZonePlan, direction: Direction, place: EntryPlace, options: ConvertOptions): Promise<EntryReport> =>
      convertEntry(strapi, plan, direction, place, options),
  };
}

function readPlan(strapi: Core.Strapi, path: string): ZonePlan {
  let text: string;
  try {
    text = readFileSync(isAbsolute(path) ? path : join(strapi.dirs.app.root, path), 'utf8');
  } catch (error) {
    throw new MappingError(path, [], `it cannot be read. ${(error as Error).message}`);
  }
  const { contentTypes, components } = strapi as unknown as Pick<
    Parameters<typeof createPlan>[3],
    'contentTypes' | 'components'
  >;
  return createPlan(parseMapping(text, path), path, getRegistry(strapi).blocks, { contentTypes, components });
}

async function listEntries(strapi: Core.Strapi, { uid }: ZonePlan): Promise<EntryPlace[]> {
  const type = strapi.contentTypes[uid as UID.ContentType];
  const rows: EntryPlace[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: type?.options?.draftAndPublish ? { publishedAt: { $null: true } } : {},
    select: ['documentId', 'locale'],
    orderBy: { id: 'asc' },
  });
  return rows.map(({ documentId, locale }) => ({ documentId, locale: type && isLocalized(type) ? locale : null }));
}

async function convertEntry(
  strapi: Core.Strapi,
  plan: ZonePlan,
  direction: Direction,
  place: EntryPlace,
  { isDryRun, replace }: ConvertOptions,
): Promise<EntryReport> {
  const { uid, zone, field } = plan;
  const { documentId } = place;
  const documents = strapi.documents(uid as UID.ContentType);
  const which = { documentId, status: 'draft', ...(place.locale && { locale: place.locale }) };
  const report = (outcome: EntryReport['outcome'], losses: Loss[], reason?: string): EntryReport => ({
    ...place,
    outcome,
    losses,
    ...(reason && { reason }),
  });
  const skip = (code: ZoneSentence['code'], values: ZoneSentence['values'] = {}): EntryReport => ({
    ...report('skipped', [], writeSentence({ code, values })),
    skipped: { code, values },
  });
  const populate = populateZone(strapi, plan);
  const entry = (await documents.findOne({ ...which, populate } as Parameters<typeof documents.findOne>[0])) as Record<
    string,
    unknown
  > | null;
  if (!entry) return skip('zones.noDraft');
  const entries = (entry[zone] ?? []) as (Entry & { __component: string })[];
  const page = salvageDocument(entry[field]);
  if (page && page.damage.length > 0) return skip('zones.damaged', { field });
  const blocks = page?.document.blocks ?? [];

  const [from, to] = direction === 'import' ? [entries, blocks] : [blocks, entries];
  const [source, target] = direction === 'import' ? [zone, field] : [field, zone];
  if (from.length === 0) return skip('zones.empty', { field: source });
  if (to.length > 0 && !replace) return skip('zones.notEmpty', { field: target });

  const registry = getRegistry(strapi).blocks;
  const context = await loadContext(strapi, blocks);
  let data: Record<string, unknown>;
  let losses: Loss[];
  if (direction === 'import') {
    const made = toBlocks(plan, entries, context);
    [data, losses] = [{ [field]: made.document }, made.losses];
  } else {
    const made = toZone(plan, migrateDocument({ format: 'page', formatVersion: 1, blocks }, registry), context);
    [data, losses] = [{ [zone]: made.entries }, made.losses];
  }
  if (isDryRun) return report('converted', losses);
  try {
    await documents.update({ ...which, data } as Parameters<typeof documents.update>[0]);
  } catch (error) {
    // One entry that cannot be stored keeps no other back.
    return report('refused', losses, (error as Error).message);
  }
  return report('converted', losses);
}

async function loadContext(
  strapi: Core.Strapi,
  blocks: Parameters<typeof collectReferences>[0],
): Promise<ConversionContext> {
  const files = collectReferences(blocks).filter(({ $ref }) => $ref === 'media');
  const rows: { id: number; documentId: string }[] =
    files.length === 0
      ? []
      : await strapi.db.query(FILE_TYPE).findMany({
          where: { documentId: { $in: files.map(({ documentId }) => documentId) } },
          select: ['id', 'documentId'],
        });
  const folders: { pathId: number; name: string }[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ select: ['pathId', 'name'] });
  return {
    fileIds: new Map(rows.map(({ id, documentId }) => [documentId, id])),
    folders: new Map(folders.map(({ pathId, name }) => [String(pathId), name])),
  };
}

/** Everything in the zone, so that what goes nowhere is told of too. */
function populateZone(strapi: Core.Strapi, { uid, zone, components }: ZonePlan): object {
  const attribute = strapi.contentType(uid as UID.ContentType).attributes[zone] as { components?: string[] };
  const populate = (component: string, around: readonly string[]): object | true => {
    const found = Object.entries(components[component]?.attributes ?? {}).flatMap(
      ([name, inner]): [string, object | true][] => {
        if (inner.type === 'media' || inner.type === 'relation') return [[name, true]];
        // A component inside itself would never end.
        if (!inner.component || around.includes(inner.component)) return [];
        return [[name, populate(inner.component, [...around, inner.component])]];
      },
    );
    return found.length === 0 || { populate: Object.fromEntries(found) };
  };
  const on = (attribute.components ?? []).map((name) => [name, populate(name, [name])]);
  return { [zone]: { on: Object.fromEntries(on) } };
}

export type ZonesService = ReturnType<typeof createZonesService>;
