// @ts-check
import { LOCALES, languageTag } from '@lumavelo/blocks/site';
import { listSites } from '../src/http/site-origins.ts';

/**
 * What editors may upload, told from the file's content and not from its name. SVG can carry script and is left out.
 * .xlsx files are zip archives, which is all their first bytes say; their ending decides.
 */
const ALLOWED_UPLOADS = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'video/mp4',
  'video/webm',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Largest upload in bytes; background videos are the largest files of a page. */
const UPLOAD_LIMIT = 50 * 1024 * 1024;

/**
 * Where uploads are kept: in the public folder, or with S3_BUCKET on storage that speaks Amazon's S3.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams['env']} env
 */
function storage(env) {
  const bucket = env('S3_BUCKET');
  if (!bucket) return {};
  const missing = ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_PUBLIC_URL'].filter((name) => !env(name));
  if (missing.length > 0) throw new Error(`Uploads on S3 need ${missing.join(', ')} as well; see .env.example.`);
  const endpoint = env('S3_ENDPOINT');
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: env('S3_PUBLIC_URL'),
      s3Options: {
        credentials: { accessKeyId: env('S3_ACCESS_KEY'), secretAccessKey: env('S3_SECRET_KEY') },
        region: env('S3_REGION') || 'eu-central-1',
        // Storage other than Amazon's names the bucket in the path and not in the host.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        // In milliseconds. Without them, who uploads waits for ever for a storage that takes the connection and is silent.
        requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
        params: { Bucket: bucket, ACL: undefined },
      },
    },
  };
}

/**
 * What nobody overwrites unseen, beside what has a page: whatever people and programs write both. Somebody may look at a
 * lead while it is told to others: what the form did not change stays as it is by then.
 */
const GUARDED_TYPES = [
  'api::bike.bike',
  'api::bike-brand.bike-brand',
  'api::bike-type.bike-type',
  'api::calculator.calculator',
  'api::calculator-config.calculator-config',
  'api::dealer.dealer',
  'api::faq.faq',
  'api::menu.menu',
  'api::redirect.redirect',
  'api::review.review',
  'api::site-setting.site-setting',
  'plugin::lumavelo.lead',
];

/**
 * How mail leaves: with SMTP_HOST by that server, else by Strapi's own way, which few receivers take.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams['env']} env
 */
function mail(env) {
  const host = env('SMTP_HOST');
  const settings = { defaultFrom: env('MAIL_FROM') || 'Lumavelo <no-reply@localhost>' };
  if (!host) return { settings };
  const port = Number(env('SMTP_PORT') || 587);
  const user = env('SMTP_USER');
  return {
    provider: 'nodemailer',
    providerOptions: {
      host,
      port,
      secure: port === 465,
      // Else a server that offers no TLS, or somebody on the way to it, would get mail in the clear.
      requireTLS: !['localhost', '127.0.0.1', '::1'].includes(host),
      ...(user && { auth: { user, pass: env('SMTP_PASSWORD') } }),
      // In milliseconds. A server that takes the connection and is silent would hold back all that is to be sent.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    settings,
  };
}

/**
 * Below it guests see what was shared with them.
 * @param {string} previewUrl empty when there is no preview server
 */
function shareAddress(previewUrl) {
  return previewUrl && `${previewUrl.replace(/\/+$/, '')}/share`;
}

/**
 * The service that translates by machine; none without TRANSLATION_PROVIDER.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams['env']} env
 */
function machineTranslation(env) {
  const glossaries = (env('TRANSLATION_GLOSSARIES') || '').split(',').filter(Boolean);
  return {
    provider: env('TRANSLATION_PROVIDER') || '',
    url: env('TRANSLATION_URL') || '',
    key: env('TRANSLATION_KEY') || '',
    model: env('TRANSLATION_MODEL') || '',
    glossaries: Object.fromEntries(glossaries.map((each) => each.trim().split('='))),
    // Our locales are not all tags of languages: `be` would be Belarusian.
    languages: Object.fromEntries(LOCALES.map((locale) => [locale, languageTag(locale)])),
    charactersPerMonth: Number(env('TRANSLATION_CHARACTERS') || 500_000),
  };
}

/** @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment */
export default ({ env }) => ({
  'page-builder': {
    enabled: true,
    resolve: './src/plugins/page-builder',
    config: {
      previewToken: env('PREVIEW_TOKEN') || '',
      deliveryKey: env('DELIVERY_KEY') || '',
      sites: listSites(env),
      basedOn: { rule: 'required', types: GUARDED_TYPES },
      // The preview server shows guests what was shared with them.
      sharing: { url: shareAddress(env('PREVIEW_URL') || '') },
      publisher: { url: env('PUBLISHER_URL') || '', secret: env('PUBLISHER_SECRET') || '' },
      machineTranslation: machineTranslation(env),
      oembed: {
        YouTube: env('OEMBED_YOUTUBE_URL', 'https://www.youtube.com/oembed'),
        Vimeo: env('OEMBED_VIMEO_URL', 'https://vimeo.com/api/oembed.json'),
      },
    },
  },
  // After the page builder: of two that look at a write, the page builder is the first.
  lumavelo: {
    enabled: true,
    resolve: './src/plugins/lumavelo',
    config: {
      leads: {
        webhook: { url: env('LEADS_WEBHOOK_URL') || '', secret: env('LEADS_WEBHOOK_SECRET') || '' },
        keepDays: Number(env('LEADS_KEEP_DAYS') || 365),
        proofDays: Number(env('NEWSLETTER_PROOF_DAYS') || 1_096),
      },
    },
  },
  email: { config: mail(env) },
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT,
      ...storage(env),
      security: { allowedTypes: ALLOWED_UPLOADS, deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'] },
    },
  },
  // The sites have no visitor accounts. Left on, the plugin would let anyone register one.
  'users-permissions': { enabled: false },
});
