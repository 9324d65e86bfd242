import type { Fault } from '../fault.ts';

const PLUGIN = 'cms/src/plugins/page-builder/server/src';
const cms = (file: string, test: string) => ({ step: 'cms', files: [file], test }) as const;

/** What the CMS takes in, guards and delivers. */
export const cmsFaults: Fault[] = [
  {
    name: 'Drafts can be read without a token where none is set up',
    file: `${PLUGIN}/services/delivery/preview-token.ts`,
    find: "token !== '' && timingSafeEqual",
    replace: 'timingSafeEqual',
    noticedBy: {
      step: 'unit',
      package: 'cms/src/plugins/page-builder',
      files: ['server/src/services/delivery/preview-token.test.ts'],
      test: 'lets nobody in while no token is set up',
    },
  },
  {
    name: 'A save made from an older page overwrites the newer one',
    file: `${PLUGIN}/bases/compare-fields.ts`,
    find: 'else if (base === version) continue',
    replace: "else if (base !== '') continue",
    noticedBy: cms('tests/stale-saves.test.ts', 'is saved by the first and refused to the second'),
  },
  {
    name: 'A page with one error can be published',
    file: `${PLUGIN}/middlewares/guard-content.ts`,
    find: 'if (problems.length > 0) throw',
    replace: 'if (problems.length > 1) throw',
    noticedBy: cms('tests/publish-guard.test.ts', 'cannot be published, and its draft stays'),
  },
  {
    name: 'Authors may change the pages of others',
    file: 'cms/src/plugins/lumavelo/server/src/setup/create-roles.ts',
    find: "{ ...permission, conditions: ['admin::is-creator'] }",
    replace: 'permission',
    noticedBy: cms('tests/rights.test.ts', 'rights that depend on who made an entry are each user’s own'),
  },
  {
    name: 'The media library is listed to everybody',
    file: `${PLUGIN}/routes/files.ts`,
    find: "config: { auth: allow('plugin::upload.content-api.find'), policies: ['may-read-files'] },",
    replace: 'config: { auth: false },',
    noticedBy: cms('tests/files.test.ts', 'is open to sessions of the admin and to API tokens, and to nobody else'),
  },
  {
    name: 'Links lead to pages that are drafts only',
    file: `${PLUGIN}/services/delivery/resolve-references.ts`,
    find: 'if (type.options?.draftAndPublish) where.publishedAt = whenPublished(status);',
    replace: '',
    noticedBy: cms('tests/delivery.test.ts', 'lead to published pages of the same site and locale, and nowhere else'),
  },
  {
    name: 'An upload is judged by its name alone',
    file: `${PLUGIN}/services/files/check-content.ts`,
    find: 'if ((await readType(file.filepath)) !== type) {',
    replace: "if (ending === '') {",
    noticedBy: cms('tests/api-upload.test.ts', 'a script named .png'),
  },
  {
    name: 'A PDF may bring scripts',
    file: `${PLUGIN}/services/files/check-content.ts`,
    find: "if (type === 'application/pdf') await assertHarmlessPdf(file.filepath, name);",
    replace: '',
    noticedBy: cms('tests/pdf-uploads.test.ts', 'a PDF with a script is refused'),
  },
  {
    name: 'A PDF may take all the memory there is',
    file: `${PLUGIN}/services/files/pdf/judge-pdf.ts`,
    find: 'MEMORY_LIMIT = 256;',
    replace: 'MEMORY_LIMIT = 8_192;',
    noticedBy: cms('tests/pdf-uploads.test.ts', 'a PDF that takes more memory than there is for it'),
  },
  {
    name: 'A workbook may take all the memory there is',
    file: 'cms/src/plugins/lumavelo/server/src/calculations/limits.ts',
    find: 'WORKER_MEMORY_LIMIT = 192;',
    replace: 'WORKER_MEMORY_LIMIT = 8_192;',
    noticedBy: cms('tests/calculators/limits.test.ts', '36 MB of cells cost a worker and nothing else'),
  },
  {
    name: 'A page that is damaged is delivered without its broken parts',
    file: `${PLUGIN}/services/delivery/read-row.ts`,
    find: 'if (!first) return',
    replace: 'if (!first || document) return',
    noticedBy: cms('tests/damaged-pages.test.ts', 'each damaged one is named with what is wrong with it'),
  },
  {
    name: 'Anybody may read all pages as often as they like',
    file: `${PLUGIN}/routes/content-api.ts`,
    find: "middlewares: [{ name: 'plugin::page-builder.limit-rate', config: { name: 'pages', share: 0.2 } }],",
    replace: '',
    noticedBy: cms('tests/limits.test.ts', 'every public read is refused to who asks ten times too often'),
  },
  {
    name: 'Work for the public waits in a queue without an end',
    file: `${PLUGIN}/services/delivery/work-queue.ts`,
    find: 'if (this.queue.size >= this.longest) {',
    replace: 'if (this.queue.size > this.longest * 1000) {',
    noticedBy: {
      step: 'unit',
      package: 'cms/src/plugins/page-builder',
      files: ['server/src/services/delivery/work-queue.test.ts'],
      test: 'sends the rest away until there is room',
    },
  },
  {
    name: 'Dealers are told at half their distance',
    file: 'cms/src/api/dealer/distance.ts',
    find: 'return 2 * EARTH_RADIUS * Math.asin',
    replace: 'return EARTH_RADIUS * Math.asin',
    noticedBy: cms('tests/dealers.test.ts', 'are measured over the earth, in kilometres'),
  },
  {
    name: 'The calculator ignores what a visitor enters where the country has a starting value',
    file: 'cms/src/plugins/lumavelo/server/src/calculations/perform.ts',
    find: '{ ...Object.fromEntries(defaults.map(({ cell, value }) => [cell, value])), ...sent }',
    replace: '{ ...sent, ...Object.fromEntries(defaults.map(({ cell, value }) => [cell, value])) }',
    noticedBy: cms(
      'tests/calculators/perform-calculations.test.ts',
      'a country’s configuration names cells and starting values',
    ),
  },
  {
    name: 'A redirect that is only offered is in use at once',
    file: 'cms/src/plugins/lumavelo/server/src/redirects/offer-redirects.ts',
    find: 'active: false',
    replace: 'active: true',
    noticedBy: cms('tests/redirects.test.ts', 'is offered a redirect, which works once an editor takes it'),
  },
];
