import { COUNTRIES, LOCALES } from '@lumavelo/blocks/site';
import type { MediaReference } from 'page-format';
import { z } from 'zod';
import { parse } from '../services/delivery/parameters.ts';
import { loadFiles, loadFolderNames, toPublicMedia } from '../services/delivery/public-media.ts';
import { resolveReferences } from '../services/delivery/resolve-references.ts';
import { FILE_TYPE } from '../names.ts';
import { loadVideoPreview, OEMBED_ENDPOINTS, type OembedEndpoints } from '../services/video-preview.ts';
import type { RequestContext } from '../request-context.ts';
import { errors } from '../strapi-errors.ts';
import { isDemo } from '../services/demo-flag.ts';
import { listReadable, readPermission } from '../services/permissions.ts';

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

const REFERENCES = z.strictObject({
  locale: z.enum(LOCALES),
  country: z.enum(COUNTRIES).optional(),
  keys: LIST.pipe(z.array(z.string().regex(/^(media|api::[\w.-]+):\w+$/)).max(KEYS_LIMIT)),
});

const VIDEO_PREVIEW = z.strictObject({ url: z.string().max(2_000) });

/** For whoever has a page open in the editor. */
export const forPageEditors = { policies: ['admin::isAuthenticatedAdmin', 'plugin::page-builder.may-read-pages'] };

const signedIn = { policies: ['admin::isAuthenticatedAdmin'] };

/** Look-ups of the page editor, for those who may read pages, and of those only what else they may read. */
export const editorRoutes = [
  {
    method: 'GET',
    path: '/media',
    config: forPageEditors,
    /** `?ids=12,15`: the media picker hands over numeric ids, a document needs references. */
    async handler(context: RequestContext) {
      const { ids } = parse(MEDIA, context.query);
      const permitted = readPermission(strapi, context, FILE_TYPE);
      if (permitted === false) throw new errors.ForbiddenError('Your role may not see the media library.');
      const files = await loadFiles(strapi, { $and: [{ id: { $in: ids } }, permitted ?? {}] });
      const folders = await loadFolderNames(strapi, files);
      context.body = {
        data: files.map((file) => {
          const { documentId, focalPoint: _, ...snapshot } = toPublicMedia(file, folders);
          return { id: file.id, reference: { $ref: 'media', documentId, snapshot } satisfies MediaReference };
        }),
      };
    },
  },
  {
    method: 'GET',
    path: '/references',
    config: forPageEditors,
    /** `?locale=nl&keys=media:abc,api::page.page:def`: what the canvas draws, drafts included. */
    async handler(context: RequestContext) {
      const { locale, country, keys } = parse(REFERENCES, context.query);
      const references = await listReadable(strapi, context, keys.map(readKey), locale);
      const refs = await resolveReferences(strapi, references, {
        locale,
        status: 'draft',
        ...(country && { country }),
      });
      context.body = { data: refs };
    },
  },
  {
    method: 'GET',
    path: '/video-preview',
    config: forPageEditors,
    /** `?url=https://youtu.be/…`: what the video's host says of it; null where it says nothing. */
    async handler(context: RequestContext) {
      const { url } = parse(VIDEO_PREVIEW, context.query);
      const endpoints = strapi.config.get<OembedEndpoints>('plugin::page-builder.oembed', OEMBED_ENDPOINTS);
      context.body = { data: (await loadVideoPreview(url, endpoints)) ?? null };
    },
  },
  {
    method: 'GET',
    path: '/status',
    // The banner of the demo login is for everyone; nothing here is content.
    config: signedIn,
    async handler(context: RequestContext) {
      // The preview opens links on the country's site.
      const sites = strapi.plugin('page-builder').config<Record<string, string>>('sites', {});
      context.body = { data: { demo: await isDemo(strapi), sites } };
    },
  },
];

/** Takes a reference's key apart again; the document id stands behind the last colon. */
function readKey(key: string) {
  const colon = key.lastIndexOf(':');
  return { $ref: key.slice(0, colon) as 'media', documentId: key.slice(colon + 1) };
}
