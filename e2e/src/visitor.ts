/** Tests as visitors of the sites, which are all on one host, on different ports. */
import { expect } from '@playwright/test';
import { extendWithProfile } from './worker-profile.ts';

export const test = extendWithProfile(async () => ({ address: 'http://localhost/' }));

export { expect };
