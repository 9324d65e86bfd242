/** For the panel in the edit view that tries a calculator out. */
export const calculationsRouter = {
  type: 'admin',
  prefix: '/calculations',
  routes: [
    {
      method: 'POST',
      path: '/try-out',
      handler: 'calculations.tryOut',
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          {
            name: 'admin::hasPermissions',
            config: { actions: [['plugin::content-manager.explorer.read', 'api::calculator.calculator']] },
          },
        ],
      },
    },
  ],
};
