import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { buildRelease } from './build-release.ts';
import { Publisher } from './publisher.ts';
import { Releases } from './releases.ts';
import { writeWhole } from './state-files.ts';
import { findNode } from './testing/find-node.ts';

const ID = '20261120-120000-000';

let sites: string;
let log: string[];
beforeEach(async () => {
  sites = mkdtempSync(join(tmpdir(), 'sites-'));
  log = [];
  const releases = new Releases(sites, 'nl');
  const folder = await releases.prepare(ID);
  mkdirSync(join(folder, '_astro'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'live');
  writeFileSync(join(folder, '_astro/a.js'), 'script');
  const builtAt = '2026-11-20T12:00:00.000Z';
  await releases.finish({ id: ID, contentState: 'one', builtAt, buildTime: 1, pages: 1, warnings: [] });
  await releases.goLive(ID);
  await releases.hold('one');
});
afterEach(() => rmSync(sites, { recursive: true, force: true }));

/** Ways in which a file can be damaged. The last cannot be read by anybody, whatever their rights. */
const DAMAGES: Record<string, (file: string) => void> = {
  empty: (file) => writeFileSync(file, ''),
  'cut JSON': (file) => writeFileSync(file, '{"id": "2026'),
  'other JSON': (file) => writeFileSync(file, '{"id": 7}'),
  'no JSON': (file) => writeFileSync(file, Buffer.from([0, 255, 0])),
  'a directory': (file) => mkdirSync(file),
  unreadable: (file) => symlinkSync(file, file),
};

describe.each(Object.keys(DAMAGES))('%s', (damage) => {
  test.each(['nl/held', `nl/${ID}.json`])(
    'as %s: the publisher starts, says so, and shows what is live',
    async (name) => {
      const file = join(sites, '.releases', name);
      rmSync(file);
      DAMAGES[damage]?.(file);
      const publisher = new Publisher({
        ...{
          cmsUrl: 'http://127.0.0.1:9',
          secret: 'x',
          sites,
          env: {},
          countries: ['nl'],
          log: (line) => log.push(line),
        },
      });
      const running = publisher.run();
      await vi.waitFor(() => expect(log.join('\n')).toContain('The sites stay as they are.'));
      expect((await publisher.states()).nl?.live).toMatchObject({ id: ID, pages: 1, hashedFiles: ['a.js'] });
      publisher.stop();
      await running;
      await new Releases(sites, 'nl', (line) => log.push(line)).heldAt();
      expect(log.filter((line) => line.includes(`${name} could not be read.`))).toHaveLength(1);
      expect(readdirSync(join(sites, '.releases/nl'))).toContain(`${name.slice(3)}.broken`);
      expect(readFileSync(join(sites, 'nl/index.html'), 'utf8')).toBe('live');
    },
  );

  test('in place of what is held: it can be let go', async () => {
    const releases = new Releases(sites, 'nl', (line) => log.push(line));
    rmSync(join(sites, '.releases/nl/held'));
    DAMAGES[damage]?.(join(sites, '.releases/nl/held'));
    await releases.hold(undefined);
    expect(await releases.heldAt()).toBeUndefined();
    expect(log).toEqual([]);
  });

  test.each(['nl', 'nl.unfinished'])('as %s of the cache: the next build begins anew', async (name) => {
    mkdirSync(join(sites, '.cache'));
    DAMAGES[damage]?.(join(sites, '.cache', name));
    // A build that ends at once: what is to be seen is that it begins.
    writeFileSync(join(sites, 'node'), '#!/bin/sh\necho begun; exit 1\n', { mode: 0o755 });
    const build = buildRelease('nl', { sites, env: { PATH: `${sites}:${process.env.PATH}` }, contentState: '' });
    await expect(build).rejects.toThrow('The nl site could not be built: begun');
    expect(readdirSync(join(sites, '.cache/nl'))).toEqual([]);
  });
});

describe('a full disk', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

  test('leaves the old file and nothing else', () => {
    const file = join(sites, 'state');
    writeWhole(file, 'old');
    const { writeSync } = fs;
    let calls = 0;
    // Half of it fits.
    fs.writeSync = ((handle: number, bytes: Buffer, offset: number) => {
      calls += 1;
      if (calls > 1) throw full;
      return writeSync(handle, bytes, offset, 2);
    }) as typeof fs.writeSync;
    syncBuiltinESMExports();
    try {
      expect(() => writeWhole(file, 'new')).toThrow(full);
    } finally {
      fs.writeSync = writeSync;
      syncBuiltinESMExports();
    }
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(sites).filter((name) => name.startsWith('state'))).toEqual(['state']);
  });

  test('is what a build says of it; the live site stays, and nothing of the build', async () => {
    const preload = join(sites, 'full-disk.mjs');
    writeFileSync(
      preload,
      `import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const refuse = () => { throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }); };
      fs.promises.mkdir = fs.promises.writeFile = async () => refuse();
      fs.mkdirSync = fs.writeFileSync = refuse;
      syncBuiltinESMExports();`,
    );
    const cms = await startFakeCms([]);
    const env = { PATH: findNode(join(sites, 'bin')), NODE_OPTIONS: `--import=${preload}`, CMS_URL: cms.url };
    await expect(buildRelease('nl', { sites, env, contentState: 'two' })).rejects.toThrow(
      'The nl site could not be built: the disk is full. Free some space; visitors keep the site they have',
    );
    await cms.close();
    expect(readdirSync(join(sites, '.releases/nl')).sort()).toEqual([ID, `${ID}.json`, 'held']);
    expect(readFileSync(join(sites, 'nl/index.html'), 'utf8')).toBe('live');
  });
});
