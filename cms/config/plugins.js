// @ts-check

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

/** @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment */
export default ({ env }) => ({
  'page-builder': {
    enabled: true,
    resolve: './src/plugins/page-builder',
    config: { previewToken: env('PREVIEW_TOKEN') || '' },
  },
  upload: {
    config: {
      sizeLimit: UPLOAD_LIMIT,
      security: { allowedTypes: ALLOWED_UPLOADS, deniedTypes: ['image/svg+xml', 'text/html', 'application/xhtml+xml'] },
    },
  },
  // The sites have no visitor accounts. Left on, the plugin would let anyone register one.
  'users-permissions': { enabled: false },
});
