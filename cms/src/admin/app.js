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
  },
};
