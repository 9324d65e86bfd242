/** For the admin panel as a whole. */
export const statusRouter = {
  type: 'admin',
  prefix: '/lumavelo',
  routes: [
    {
      method: 'GET',
      path: '/status',
      handler: 'status.find',
      // The banner of the demo login is for everyone; nothing here is content.
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ],
};
