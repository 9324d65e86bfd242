import { expect, test } from 'vitest';
import { writeCaddyRedirects, writeRedirects } from './write-redirects.ts';

const redirects = [
  { from: '/old', to: '/en/new?x=1#top', permanent: true },
  { from: '/en/old.html', to: 'https://elsewhere.test/{env.SECRET}/*\n"x" `y` \\z', permanent: false },
];

test('writes what static hosts read', () => {
  expect(writeRedirects(redirects)).toBe(
    '/old /en/new?x=1#top 301\n' +
      '/en/old.html https://elsewhere.test/%7Benv.SECRET%7D/%2A%0A%22x%22%20%60y%60%20%5Cz# 302\n',
  );
});

test('takes nothing that stands behind # along to another host', () => {
  const to = (address: string) => writeRedirects([{ from: '/old', to: address, permanent: true }]).split(' ')[1];
  expect(to('https://elsewhere.test/a?x=1')).toBe('https://elsewhere.test/a?x=1#');
  expect(to('https://elsewhere.test/#top')).toBe('https://elsewhere.test/#top');
  expect(to('/new')).toBe('/new');
  expect(writeCaddyRedirects([{ from: '/old', to: 'https://elsewhere.test/', permanent: true }])).toContain(
    'redir /old https://elsewhere.test/# 301\n',
  );
});

test('writes directives that no address can break out of', () => {
  const [comment, ...lines] = writeCaddyRedirects(redirects).trimEnd().split('\n');
  expect(comment).toMatch(/^# /);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^redir \/[^\s{}"`\\]+ [^\s{}"`\\]+ 30[12]$/);
});

test('is never empty, which Caddy would not start with', () => {
  expect(writeCaddyRedirects([])).toMatch(/^# .*\n$/);
});
