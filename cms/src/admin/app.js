import { GERMAN_TYPES } from './forms/german.ts';
import { translateColumns, translateFilters, translateForm } from './forms/translate-forms.ts';

/** What the admin panel offers beyond English, and the advertising it does without. */
export default {
  config: {
    locales: ['de'],
    translations: { de: GERMAN_TYPES },
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', translateForm);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', translateColumns);
    app.registerHook('Admin/CM/pages/ListView/inject-in-filters', translateFilters);
    // `strapi develop` lays a guided tour over the forms, which takes all clicks. Who wants it starts it in the profile.
    localStorage.STRAPI_GUIDED_TOUR ??= JSON.stringify({ enabled: false });
    // Nor does a banner about Strapi's media library help anyone with their pages.
    localStorage['STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'] ??= 'true';
  },
};
