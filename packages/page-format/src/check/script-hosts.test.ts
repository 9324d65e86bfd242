import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { PageDocument } from '../document/document.ts';
import { scriptAddress } from '../fields/index.ts';
import { Box, Note } from '../testing/sample-blocks.ts';
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

const words = { en: 'Embed', de: 'Einbettung' };
const Embed = defineBlock({
  ...{ type: 'Embed', category: 'other', label: words, description: words, icon: 'File' },
  props: { scriptUrl: scriptAddress() },
});
const registry = createRegistry([Embed, Box, Note]);

const script = (id: string, type: string, scriptUrl: unknown) => ({ id, type, v: 1, props: { scriptUrl } });

const page: PageDocument = {
  format: 'page',
  formatVersion: 1,
  blocks: [
    {
      id: 'c1',
      type: 'Box',
      v: 1,
      props: {},
      areas: { content: [script('m1', 'Embed', 'https://evil.test/a.js')] },
    },
    script('m2', 'Embed', 'https://a.test/a.js'),
    script('m3', 'Embed', '/assets/js/own.js'),
    script('m4', 'Embed', 'no address'),
    script('m5', 'Embed', 7),
  ],
};

test('scripts of other hosts are named with block, field and the sites that refuse them', () => {
  const hosts = { nl: ['https://a.test'], de: ['https://a.test', 'https://evil.test'], fr: [] };
  expect(findForeignScripts(page, registry, hosts)).toEqual([
    {
      level: 'error',
      blockId: 'm1',
      blockType: 'Embed',
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
