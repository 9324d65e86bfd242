import { COUNTRIES, LOCALES, type MediaReference } from '@lumavelo/blocks/core';
import { z } from 'zod';
import { parse } from '../delivery/parameters.ts';
import { loadFiles, loadFolderNames, toPublicMedia } from '../delivery/public-media.ts';
import { resolveReferences } from '../delivery/resolve-references.ts';
import { loadVideoPreview, OEMBED_ENDPOINTS, type OembedEndpoints } from '../oembed/load-preview.ts';
import type { RequestContext } from '../request-context.ts';
import { isDemo } from './demo-flag.ts';

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

const config = { policies: ['admin::isAuthenticatedAdmin'] };

/** Look-ups of the page editor; for signed-in editors only. */
export const editorRoutes = [
  {
    method: 'GET',
    path: '/media',
    config,
    /** `?ids=12,15`: the media picker hands over numeric ids, a document needs references. */
    async handler(context: RequestContext) {
      const { ids } = parse(MEDIA, context.query);
      const files = await loadFiles(strapi, { id: { $in: ids } });
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
    config,
    /** `?locale=nl&keys=media:abc,api::page.page:def`: what the canvas draws, drafts included. */
    async handler(context: RequestContext) {
      const { locale, country, keys } = parse(REFERENCES, context.query);
      const references = keys.map(readKey);
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
    config,
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
    config,
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
