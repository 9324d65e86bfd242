/** What the admin panel offers beyond English, and the advertising it does without. */
export default {
  config: {
    locales: ['de'],
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap() {
    // `strapi develop` lays a guided tour over the forms, which takes all clicks. Who wants it starts it in the profile.
    localStorage.STRAPI_GUIDED_TOUR ??= JSON.stringify({ enabled: false });
    // Nor does a banner about Strapi's media library help anyone with their pages.
    localStorage['STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false'] ??= 'true';
  },
};
