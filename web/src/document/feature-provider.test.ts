import { expect, test } from 'vitest';
import { readFeatureProvider } from './feature-provider.ts';

test.each([
  [{}, undefined],
  [{ GROWTHBOOK_CLIENT_KEY: '', GROWTHBOOK_API_HOST: 'https://flags.example' }, undefined],
  [{ GROWTHBOOK_CLIENT_KEY: 'sdk-1' }, { clientKey: 'sdk-1', apiHost: 'https://cdn.growthbook.io' }],
  [
    { GROWTHBOOK_CLIENT_KEY: 'sdk-1', GROWTHBOOK_API_HOST: 'https://flags.example' },
    { clientKey: 'sdk-1', apiHost: 'https://flags.example' },
  ],
])('%j means %j', (env, provider) => {
  expect(readFeatureProvider(env)).toEqual(provider);
});
