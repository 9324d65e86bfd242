import styles from './admin.css?inline';
import { GERMAN_TYPES } from './forms/german.ts';
import { showForm, translateColumns, translateFilters } from './forms/show-forms.ts';

/** What the admin panel offers beyond English, and the advertising it does without. */
export default {
  config: {
    locales: ['de', 'nl', 'fr'],
    // The name of a column that Strapi has in other languages only.
    translations: { de: { ...GERMAN_TYPES, 'i18n.list-view.table.header.label': 'Vorhanden in' } },
    tutorials: false,
    notifications: { releases: false },
  },
  /** @param {import('@strapi/strapi/admin').StrapiApp} app */
  bootstrap(app) {
    document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', showForm);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', translateColumns);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', translateFilters);
    // `strapi develop` lays a guided tour over the forms, which takes all clicks. Who wants it starts it in the profile.
    localStorage.STRAPI_GUIDED_TOUR ??= JSON.stringify({ enabled: false });
    // Nor does a banner about Strapi's media library help anyone with their pages.
    localStorage['STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'] ??= 'true';
  },
};
