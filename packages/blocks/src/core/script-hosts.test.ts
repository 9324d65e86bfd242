import { expect, test } from 'vitest';
import { registry } from '../registry.ts';
import type { PageDocument } from './document.ts';
import type { Fields } from './field.ts';
import { findForeignScripts, isScriptAllowed, readScriptHosts } from './script-hosts.ts';

test.each([
  ['https://a.test', ['https://a.test']],
  [' https://a.test/any/path \nhttps://B.test:8443\r\nhttps://a.test', ['https://a.test', 'https://b.test:8443']],
  ['http://a.test a.test javascript:alert(1) https:// *', []],
  ['', []],
  [null, []],
])('%j are the hosts %j', (text, hosts) => {
  expect(readScriptHosts(text)).toEqual(hosts);
});

test.each([
  ['/assets/js/map.js', true],
  ['https://a.test/map.js', true],
  ['HTTPS://A.test/map.js', true],
  ['https://b.test/map.js', false],
  ['https://a.test.evil.test/map.js', false],
  ['https://a.test@evil.test/map.js', false],
  ['https://a.test:8443/map.js', false],
  ['http://a.test/map.js', false],
  ['//a.test/map.js', false],
  ['/\\a.test/map.js', false],
  ['data:text/javascript,alert(1)', false],
])('with https://a.test allowed, %s: %s', (address, allowed) => {
  expect(isScriptAllowed(address, ['https://a.test'])).toBe(allowed);
});

const script = (id: string, type: string, scriptUrl: unknown) => ({ id, type, v: 1, props: { scriptUrl } });

const page: PageDocument = {
  format: 'page',
  formatVersion: 1,
  blocks: [
    {
      id: 'c1',
      type: 'Container',
      v: 1,
      props: {},
      areas: { content: [script('m1', 'BusinessBikeMapSE', 'https://evil.test/a.js')] },
    },
    script('m2', 'BusinessBikeCalculatorSE', 'https://a.test/a.js'),
    script('m3', 'BusinessBikeCalculatorSE', '/assets/js/own.js'),
    script('m4', 'BusinessBikeMapSE', 'no address'),
    script('m5', 'BusinessBikeMapSE', 7),
  ],
};

test('scripts of other hosts are named with block, field and the sites that refuse them', () => {
  const hosts = { nl: ['https://a.test'], de: ['https://a.test', 'https://evil.test'], fr: [] };
  expect(findForeignScripts(page, registry, hosts)).toEqual([
    {
      level: 'error',
      blockId: 'm1',
      blockType: 'BusinessBikeMapSE',
      path: ['scriptUrl'],
      message: expect.objectContaining({
        en: expect.stringContaining('"evil.test" are not allowed on the sites of: nl, fr.'),
      }),
    },
    expect.objectContaining({
      blockId: 'm2',
      message: expect.objectContaining({ en: expect.stringContaining(': fr.') }),
    }),
  ]);
  expect(findForeignScripts(page, registry, {})).toEqual([]);
});

test('every field that names a script says so, and no block has a field of that name that does not', () => {
  const fields = [...registry.values()].flatMap(({ type, props }) =>
    Object.entries(props as Fields).map(([name, field]) => ({ place: `${type}.${name}`, field })),
  );
  const running = fields.filter(({ field }) => field.runsScript).map(({ place }) => place);
  expect(running.sort()).toEqual(['BusinessBikeCalculatorSE.scriptUrl', 'BusinessBikeMapSE.scriptUrl']);
  expect(
    fields
      .filter(({ place }) => /script(?!ion)/i.test(place))
      .map(({ place }) => place)
      .sort(),
  ).toEqual(running);
});
