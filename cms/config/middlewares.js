// @ts-check
import { explainBodyError } from '../src/http/explain-body-error.ts';
import { listSiteOrigins } from '../src/http/site-origins.ts';

/**
 * Images and media may come from any https host, because editors may name external ones. The canvas of the page editor
 * is an iframe of this very origin.
 */
const CONTENT_SECURITY_POLICY = {
  useDefaults: true,
  directives: {
    'connect-src': ["'self'", 'https:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:'],
    'frame-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    upgradeInsecureRequests: null,
  },
};

const BODY_LIMIT = '5mb';

/** @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment */
export default ({ env }) => [
  'strapi::logger',
  'global::answer-in-json',
  'strapi::errors',
  { name: 'strapi::security', config: { contentSecurityPolicy: CONTENT_SECURITY_POLICY } },
  { name: 'strapi::cors', config: { origin: listSiteOrigins(env) } },
  'strapi::poweredBy',
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: BODY_LIMIT,
      formLimit: BODY_LIMIT,
      textLimit: BODY_LIMIT,
      formidable: { maxFileSize: 50 * 1024 * 1024, maxFiles: 50, maxFields: 200 },
      onError: explainBodyError,
    },
  },
  'global::refuse-unstorable',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
