import { expect, it } from 'vitest';
import { listSiteOrigins } from './site-origins.ts';

const read = (values: Record<string, string>) => (name: string) => values[name];

it('are the development addresses while nothing is set', () => {
  expect(listSiteOrigins(read({}))).toEqual([
    'http://localhost:4321',
    'http://localhost:4322',
    'http://localhost:4323',
    'http://localhost:4324',
    'http://localhost:4325',
  ]);
});

it('are origins only, each once', () => {
  const site = 'https://www.lumavelo.example/some/path';
  const values = { SITE_URL_NL: site, SITE_URL_DE: site };
  expect(listSiteOrigins(read(values))).toEqual([
    'https://www.lumavelo.example',
    'http://localhost:4323',
    'http://localhost:4324',
    'http://localhost:4325',
  ]);
});

it('names the variable that holds no address', () => {
  expect(() => listSiteOrigins(read({ SITE_URL_FR: 'www.example.com' }))).toThrow('SITE_URL_FR must be an address');
});
