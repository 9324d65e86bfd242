import type { RequestContext } from '../request-context.ts';

/** For whoever has a page open in the editor. */
const PAGE_EDITORS = ['admin::isAuthenticatedAdmin', 'may-read-pages'];

/** For whoever may see what was saved of a page before. */
const VERSION_READERS = [...PAGE_EDITORS, 'may-read-field', 'may-read-versions'];

/** For whoever may save a page: their own unsaved work on it. */
const COPY_KEEPERS = [...PAGE_EDITORS, 'may-keep-copies'];

/** Each person is counted by themselves: an office has one address. A window sends its work every few seconds at most. */
const LIMIT_COPIES = {
  name: 'plugin::page-builder.limit-rate',
  config: { name: 'safety-copies', share: 0.5, by: ({ state }: RequestContext) => String(state.user.id) },
};

/** For whoever may have the page translated: each call is paid. */
const MACHINE_USERS = [...PAGE_EDITORS, 'may-translate-by-machine'];

/** A whole page at its largest is translated in some forty calls. */
const LIMIT_MACHINE = {
  name: 'plugin::page-builder.limit-rate',
  config: { name: 'machine-translation', share: 0.25, by: ({ state }: RequestContext) => String(state.user.id) },
};

/** For whoever may change the glossary, and delete from the translation memory. */
const GLOSSARY_WRITERS = [...PAGE_EDITORS, 'may-manage-glossary'];

/** For whoever may ask others for translations. */
const ASKERS = [...PAGE_EDITORS, 'may-ask-translations'];

/** Each one sends a mail. */
const LIMIT_REQUESTS = {
  name: 'plugin::page-builder.limit-rate',
  config: { name: 'translation-requests', share: 0.05, by: ({ state }: RequestContext) => String(state.user.id) },
};

/** Under `/page-builder`, for people who are signed in to the admin panel. */
export const admin = {
  type: 'admin',
  prefix: '/page-builder',
  routes: [
    {
      method: 'GET',
      path: '/media',
      handler: 'editor.findMedia',
      config: { policies: [...PAGE_EDITORS, 'may-read-files'] },
    },
    {
      method: 'GET',
      path: '/files',
      handler: 'files.find',
      config: { policies: [...PAGE_EDITORS, 'may-read-files'] },
    },
    // Strapi's own controller, which does the storing, asks whether the role may upload.
    { method: 'POST', path: '/upload', handler: 'files.upload', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/references', handler: 'editor.findReferences', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/video-preview', handler: 'editor.findVideoPreview', config: { policies: PAGE_EDITORS } },
    {
      method: 'GET',
      path: '/sources',
      handler: 'translation-sources.find',
      config: { policies: [...PAGE_EDITORS, 'may-read-field'] },
    },
    {
      method: 'GET',
      path: '/sources/former',
      handler: 'translation-sources.findFormer',
      config: {
        policies: [...PAGE_EDITORS, 'may-read-field', { name: 'may-read-field', config: { locale: 'from' } }],
      },
    },
    {
      method: 'GET',
      path: '/sources/former-page',
      handler: 'translation-sources.findFormerPage',
      config: {
        policies: [...PAGE_EDITORS, 'may-read-field', { name: 'may-read-field', config: { locale: 'from' } }],
      },
    },
    {
      method: 'GET',
      path: '/machine-translation',
      handler: 'machine-translation.describe',
      config: { policies: MACHINE_USERS },
    },
    {
      method: 'POST',
      path: '/machine-translation',
      handler: 'machine-translation.translate',
      config: { policies: MACHINE_USERS, middlewares: [LIMIT_MACHINE] },
    },
    {
      method: 'PUT',
      path: '/texts',
      handler: 'texts.save',
      config: { policies: [...PAGE_EDITORS, 'may-change-texts'] },
    },
    // Which texts a role may read and change is asked of each in the service.
    { method: 'GET', path: '/entry-texts', handler: 'entry-texts.find', config: { policies: PAGE_EDITORS } },
    { method: 'PUT', path: '/entry-texts', handler: 'entry-texts.save', config: { policies: PAGE_EDITORS } },
    {
      method: 'GET',
      path: '/shown-entries',
      handler: 'entry-texts.findShown',
      config: { policies: [...PAGE_EDITORS, 'may-read-field'] },
    },
    {
      method: 'POST',
      path: '/presence',
      handler: 'presence.enter',
      config: { policies: [...PAGE_EDITORS, 'may-read-field'] },
    },
    {
      method: 'POST',
      path: '/checks',
      handler: 'checks.run',
      config: { policies: [...PAGE_EDITORS, { name: 'may-change-entry', config: { orTexts: true } }] },
    },
    { method: 'GET', path: '/status', handler: 'editor.status', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/zones', handler: 'zones.find', config: { policies: PAGE_EDITORS } },
    {
      method: 'POST',
      path: '/zones/convert',
      handler: 'zones.convert',
      config: { policies: [...PAGE_EDITORS, 'may-change-entry'] },
    },
    {
      method: 'GET',
      path: '/shares',
      handler: 'shares.find',
      config: { policies: [...PAGE_EDITORS, 'may-share-entry'] },
    },
    {
      method: 'POST',
      path: '/shares',
      handler: 'shares.create',
      config: { policies: [...PAGE_EDITORS, 'may-share-entry'] },
    },
    {
      method: 'DELETE',
      path: '/shares/:id',
      handler: 'shares.revoke',
      config: { policies: [...PAGE_EDITORS, 'may-share-entry'] },
    },
    { method: 'GET', path: '/versions', handler: 'versions.find', config: { policies: VERSION_READERS } },
    { method: 'GET', path: '/versions/:id', handler: 'versions.findOne', config: { policies: VERSION_READERS } },
    {
      method: 'PUT',
      path: '/versions/:id',
      handler: 'versions.rename',
      config: { policies: [...VERSION_READERS, 'may-change-entry'] },
    },
    {
      method: 'POST',
      path: '/versions/:id/restore',
      handler: 'versions.restore',
      config: { policies: [...VERSION_READERS, 'may-change-entry'] },
    },
    // Which pages and languages a role may see is asked of each in the service.
    { method: 'GET', path: '/translations', handler: 'translations.find', config: { policies: PAGE_EDITORS } },
    // Of which pages a role may read the texts, or change them, is asked of each in the service.
    {
      method: 'POST',
      path: '/translations/memory',
      handler: 'translations.findMatches',
      config: { policies: PAGE_EDITORS },
    },
    {
      method: 'DELETE',
      path: '/translations/memory/:id',
      handler: 'translations.forget',
      config: { policies: GLOSSARY_WRITERS },
    },
    {
      method: 'POST',
      path: '/translations/texts',
      handler: 'translations.findTexts',
      config: { policies: PAGE_EDITORS },
    },
    { method: 'GET', path: '/glossary', handler: 'glossary.pair', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/glossary/terms', handler: 'glossary.find', config: { policies: PAGE_EDITORS } },
    { method: 'POST', path: '/glossary/terms', handler: 'glossary.create', config: { policies: GLOSSARY_WRITERS } },
    { method: 'PUT', path: '/glossary/terms/:id', handler: 'glossary.update', config: { policies: GLOSSARY_WRITERS } },
    {
      method: 'DELETE',
      path: '/glossary/terms/:id',
      handler: 'glossary.remove',
      config: { policies: GLOSSARY_WRITERS },
    },
    {
      method: 'GET',
      path: '/translations/people',
      handler: 'translation-requests.people',
      config: { policies: ASKERS },
    },
    {
      method: 'POST',
      path: '/translations/requests',
      handler: 'translation-requests.create',
      config: { policies: ASKERS, middlewares: [LIMIT_REQUESTS] },
    },
    // Which pages and languages a role may see is asked of each in the service.
    {
      method: 'DELETE',
      path: '/translations/requests',
      handler: 'translation-requests.remove',
      config: { policies: ASKERS },
    },
    // Which entries and languages a role may see and bring back is asked of each in the service.
    { method: 'GET', path: '/deleted', handler: 'deleted-entries.find', config: { policies: PAGE_EDITORS } },
    {
      method: 'POST',
      path: '/deleted/restore',
      handler: 'deleted-entries.restore',
      config: { policies: PAGE_EDITORS },
    },
    {
      method: 'GET',
      path: '/safety-copies',
      handler: 'safety-copies.find',
      config: { policies: [...COPY_KEEPERS, 'may-read-field'] },
    },
    {
      method: 'POST',
      path: '/safety-copies',
      handler: 'safety-copies.keep',
      config: { policies: [...COPY_KEEPERS, 'may-read-field'], middlewares: [LIMIT_COPIES] },
    },
    {
      method: 'DELETE',
      path: '/safety-copies/:session',
      handler: 'safety-copies.remove',
      config: { policies: COPY_KEEPERS },
    },
    // Which languages of an entry a role may read and begin is asked of each in the service.
    { method: 'POST', path: '/duplicates', handler: 'duplicates.create', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/uses', handler: 'uses.find', config: { policies: PAGE_EDITORS } },
    { method: 'GET', path: '/publishing', handler: 'publishing.state', config: { policies: PAGE_EDITORS } },
    // Which entries a role may publish and read is asked of each.
    { method: 'POST', path: '/publishing/check', handler: 'publishing.check', config: { policies: PAGE_EDITORS } },
  ],
};
