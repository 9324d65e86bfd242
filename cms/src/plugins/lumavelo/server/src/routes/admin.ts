import { CALCULATOR_TYPE } from '../calculations/records.ts';
import { LEAD_TYPE } from '../leads/lead.ts';

const mayRead = (type: string) => ({
  name: 'admin::hasPermissions',
  config: { actions: [['plugin::content-manager.explorer.read', type]] },
});

/** For the admin panel. */
export const adminRouter = {
  type: 'admin',
  prefix: '',
  routes: [
    // For the panel in the edit view that tries a calculator out.
    { method: 'POST', path: '/calculations/try-out', handler: 'calculations.tryOut', of: [mayRead(CALCULATOR_TYPE)] },
    { method: 'GET', path: '/lumavelo/leads.csv', handler: 'leads.export', of: [mayRead(LEAD_TYPE)] },
    // The banner of the demo login is for everyone; nothing here is content.
    { method: 'GET', path: '/lumavelo/status', handler: 'status.find', of: [] },
  ].map(({ of, ...route }) => ({ ...route, config: { policies: ['admin::isAuthenticatedAdmin', ...of] } })),
};
