import type { Core } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { countTrustedProxies, trustProxies } from './trusted-proxies.ts';

it('no proxy is trusted unless the setting says how many', () => {
  expect(countTrustedProxies({})).toBe(0);
  expect(countTrustedProxies({ TRUSTED_PROXIES: '' })).toBe(0);
  expect(countTrustedProxies({ TRUSTED_PROXIES: '2' })).toBe(2);
});

it.each(['true', '-1', '1.5', '10.0.0.0/8'])('a setting such as %s is refused by its name', (value) => {
  expect(() => countTrustedProxies({ TRUSTED_PROXIES: value })).toThrow(
    `TRUSTED_PROXIES must be the number of proxies in front of the CMS, but it is "${value}".`,
  );
});

it('a CMS on https does not start before it knows how many proxies there are', () => {
  const strapi = { server: { app: {} } } as Pick<Core.Strapi, 'server'>;
  expect(() => trustProxies(strapi, { CMS_URL: 'https://cms.example.com' })).toThrow('Set TRUSTED_PROXIES');
  trustProxies(strapi, { CMS_URL: 'https://cms.example.com', TRUSTED_PROXIES: '1' });
  expect(strapi.server.app).toEqual({ maxIpsCount: 1 });
});
