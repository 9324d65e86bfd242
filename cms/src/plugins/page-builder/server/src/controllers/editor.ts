import type { Core } from '@strapi/strapi';
import type { MediaReference } from 'page-format';
import { z } from 'zod';
import { FILE_TYPE, SECTION_TYPE } from '../names.ts';
import type { RequestContext } from '../request-context.ts';
import { describeLocale } from '../services/delivery/parameters.ts';
import { parse } from '../services/delivery/parse.ts';
import { loadFiles, loadFolderNames, toPublicMedia } from '../services/delivery/public-media.ts';
import { getService } from '../services/index.ts';
import { readRules } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import type { SiteRules } from '../services/registry/sites.ts';
import { listReadableWhole } from '../services/rights/list-readable.ts';
import { listShownSections } from '../services/sections/list-shown-sections.ts';
import { getSections } from '../services/sections/sections.ts';

const KEYS_LIMIT = 100;

const LIST = z
  .string()
  .max(20_000)
  .transform((text) => text.split(',').filter(Boolean));

const MEDIA = z.strictObject({
  ids: LIST.pipe(
    z
      .array(
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      )
      .max(KEYS_LIMIT),
  ),
});

const REFERENCE_KEYS = LIST.pipe(
  z.array(z.string().regex(/^(media|api::[\w.-]+|plugin::page-builder\.section):\w+$/)).max(KEYS_LIMIT),
);

/** A type without languages has no locale, and a project with one site does not name it. */
function createReferencesSchema(sites: SiteRules) {
  return z.strictObject({
    locale: describeLocale(sites).optional(),
    site: z.enum(sites.names).optional(),
    keys: REFERENCE_KEYS,
  });
}

const VIDEO_PREVIEW = z.strictObject({ url: z.string().max(2_000) });

/** Look-ups of the page editor, for those who may read pages, and of those only what else they may read. */
export function createEditorController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** `?ids=12,15`: the media picker hands over numeric ids, a document needs references. */
    async findMedia(context: RequestContext) {
      const { ids } = parse(MEDIA, context.query);
      const rules = readRules(strapi, context.state.userAbility, FILE_TYPE);
      const files = await loadFiles(strapi, { $and: [{ id: { $in: ids } }, rules || {}] });
      const folders = await loadFolderNames(strapi, files);
      context.body = {
        data: files.map((file) => {
          const { documentId, focalPoint: _, ...snapshot } = toPublicMedia(file, folders);
          return { id: file.id, reference: { $ref: 'media', documentId, snapshot } satisfies MediaReference };
        }),
      };
    },

    /** `?locale=nl&keys=media:abc,api::page.page:def`: what the canvas draws, drafts included. */
    async findReferences(context: RequestContext) {
      const { sites } = getRegistry(strapi);
      const { locale = null, keys, site } = parse(createReferencesSchema(sites), context.query);
      const asked = keys.map(readKey);
      const { userAbility } = context.state;
      const ids = asked.filter(isSection).map(({ documentId }) => documentId);
      const sections = await getSections(strapi).load(await listShownSections(strapi, userAbility, ids));
      const others = asked.filter((reference) => !isSection(reference));
      const references = await listReadableWhole(strapi, userAbility, others, locale);
      const refs = await getService(strapi, 'references').resolve(references, {
        locale,
        status: 'draft',
        ...(site && { site }),
      });
      const named = Object.entries(sections).map(([id, section]) => [`${SECTION_TYPE}:${id}`, section]);
      context.body = { data: { ...refs, ...Object.fromEntries(named) } };
    },

    /** `?url=https://youtu.be/…`: what the video's host says of it; null where it says nothing. */
    async findVideoPreview(context: RequestContext) {
      const { url } = parse(VIDEO_PREVIEW, context.query);
      context.body = { data: (await getService(strapi, 'video-preview').load(url)) ?? null };
    },

    /** The addresses of the project's sites: the preview opens links on their site. */
    status(context: RequestContext) {
      const sites = strapi.plugin('page-builder').config<Record<string, string>>('sites', {});
      context.body = { data: { sites } };
    },
  };
}

function isSection({ $ref }: { $ref: string }): boolean {
  return $ref === SECTION_TYPE;
}

/** Takes a reference's key apart again; the document id stands behind the last colon. */
function readKey(key: string) {
  const colon = key.lastIndexOf(':');
  return { $ref: key.slice(0, colon) as 'media', documentId: key.slice(colon + 1) };
}
