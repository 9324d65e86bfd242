import { expect, it } from 'vitest';
import { hasPreviewToken } from './preview-token.ts';

const TOKEN = 'a-long-secret';

function request(headers: Record<string, string>) {
  return { get: (name: string) => headers[name] ?? '' };
}

it.each<Record<string, string>>([
  { authorization: `Bearer ${TOKEN}` },
  { authorization: `bearer ${TOKEN}` },
  { 'x-preview-token': TOKEN },
])('lets %j in', (headers) => {
  expect(hasPreviewToken(request(headers), TOKEN)).toBe(true);
});

it.each<Record<string, string>>([
  {},
  { authorization: TOKEN },
  { authorization: `Basic ${TOKEN}` },
  { 'x-preview-token': `${TOKEN}x` },
])('keeps %j out', (headers) => {
  expect(hasPreviewToken(request(headers), TOKEN)).toBe(false);
});

it('lets nobody in while no token is set up', () => {
  expect(hasPreviewToken(request({ 'x-preview-token': '' }), '')).toBe(false);
  expect(hasPreviewToken(request({}), '')).toBe(false);
});
