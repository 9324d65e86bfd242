// @ts-check
import { beginFile } from '../src/http/begin-file.ts';
import { explainBodyError } from '../src/http/explain-body-error.ts';
import { chooseOrigins } from '../src/http/public-routes.ts';
import { listSiteOrigins } from '../src/http/site-origins.ts';

/**
 * Images and media may come from any https host, because editors may name external ones. The canvas of the page editor
 * is an iframe of this very origin; Strapi's preview is one of the preview server.
 * @param {string} previewUrl empty when there is none
 */
const contentSecurityPolicy = (previewUrl) => ({
  useDefaults: true,
  directives: {
    'base-uri': ["'none'"],
    'connect-src': ["'self'", 'https:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:'],
    'frame-src': ["'self'", 'blob:', ...(previewUrl ? [new URL(previewUrl).origin] : [])],
    'font-src': ["'self'", 'data:'],
    upgradeInsecureRequests: null,
  },
});

/** @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment */
export default ({ env }) => [
  'global::log-requests',
  'global::store-nothing',
  'global::json-errors',
  'strapi::errors',
  'global::outage-errors',
  { name: 'strapi::security', config: { contentSecurityPolicy: contentSecurityPolicy(env('PREVIEW_URL') || '') } },
  'global::name-no-origin',
  'global::protect-cookies',
  // Without cookies or tokens of whoever looks at the page that asks.
  { name: 'strapi::cors', config: { origin: chooseOrigins(listSiteOrigins(env)), credentials: false } },
  'global::refuse-cross-site',
  'strapi::poweredBy',
  'strapi::query',
  'global::clear-uploads',
  'global::read-body',
  {
    // Reads what `read-body` leaves to it: forms.
    name: 'strapi::body',
    config: {
      json: false,
      text: false,
      formLimit: '64kb',
      // Empty files are answered by whoever takes files, in words of its own.
      formidable: {
        maxFileSize: 50 * 1024 * 1024,
        minFileSize: 0,
        maxFiles: 50,
        maxFields: 200,
        maxFieldsSize: 256 * 1024,
        onFileBegin: beginFile,
      },
      onError: explainBodyError,
    },
  },
  'global::refuse-cut-uploads',
  'global::order-uploads',
  'global::explain-refusals',
  'global::refuse-unstorable',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
