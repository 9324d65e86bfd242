/** What the admin panel offers beyond English, and the advertising it does without. */
export default {
  config: {
    locales: ['de'],
    tutorials: false,
    notifications: { releases: false },
  },
};
