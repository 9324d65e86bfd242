import { bindProps } from 'page-format';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { createContext, type SiteContext } from '../site/site-context.ts';

const PATH = '/uploads/file.mp4';

const MEDIA = {
  $ref: 'media',
  documentId: 'file',
  snapshot: {
    ...{ name: 'file', url: PATH, mime: 'video/mp4', ext: '.mp4' },
    ...{ width: null, height: null, folder: null, alternativeText: null },
  },
};

const ADDRESSES = { atCms: 'https://cms.example', atCdn: 'https://cdn.example/site' };

const CONTEXT: SiteContext = {
  ...{ mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL' },
  refs: {},
  cmsUrl: ADDRESSES.atCms,
};

/** Properties that hold a file, or the address of one: whatever the specification or its block calls an address. */
const TAKERS = [
  ['BlockButton', 'imageUrl', PATH],
  ['BlockButton', 'link', PATH],
  ['Button', 'link', MEDIA],
  ['Container', 'backgroundVideo', PATH],
  ['Video', 'url', PATH],
  ['VideoBlock', 'video', PATH],
  ['VideoBlock', 'video', MEDIA],
] as const;

function bind(type: string, prop: string, value: unknown, context: SiteContext): unknown {
  const definition = registry.get(type);
  if (!definition) throw new Error(`There is no block ${type}.`);
  return bindProps(definition, { [prop]: value }, createContext(context))[prop];
}

const WITH_CDN = { ...CONTEXT, fileBase: ADDRESSES.atCdn };

test.each(TAKERS)('a file in %s.%s is at the public address of the CMS, or at the CDN', (type, prop, value) => {
  expect(bind(type, prop, value, CONTEXT)).toBe(ADDRESSES.atCms + PATH);
  expect(bind(type, prop, value, WITH_CDN)).toBe(ADDRESSES.atCdn + PATH);
});

test.each(TAKERS)('%s.%s leads to files of the site by their own paths', (type, prop) => {
  expect(bind(type, prop, '/img/own.mp4', WITH_CDN)).toBe('/img/own.mp4');
});

const linkTo = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

test.each([
  ['a file', PATH, ADDRESSES.atCms + PATH, ADDRESSES.atCdn + PATH],
  ['a known path', '/werkgever#offer', '/en/employers#offer', '/en/employers#offer'],
  ['another path', '/img/own.mp4', '/img/own.mp4', '/img/own.mp4'],
])('%s that is linked in rich text is where links of other fields lead', (_, typed, atCms, atCdn) => {
  const knownPaths = { '/werkgever': '/en/employers' };
  for (const [context, address] of [
    [CONTEXT, atCms],
    [WITH_CDN, atCdn],
  ] as const) {
    expect(bind('RichText', 'content', linkTo(typed), { ...context, knownPaths })).toEqual(linkTo(address));
    expect(bind('Button', 'link', typed, { ...context, knownPaths })).toBe(address);
  }
});
