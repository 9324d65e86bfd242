import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeVersion, digestOf, encodeVersion, type Snapshot, VersionError } from './encode-version.ts';

const texts = fc.string({ unit: 'binary', maxLength: 600 });
const snapshots: fc.Arbitrary<Snapshot> = fc.dictionary(fc.constantFrom('content', 'title', 'seo'), texts);

test('every version of a row comes back as it was, letters of any kind included', () => {
  fc.assert(
    fc.property(fc.array(snapshots, { minLength: 1, maxLength: 6 }), (versions) => {
      const stored = versions.map((version, index) => encodeVersion(version, versions[index - 1]));
      let before: Snapshot | undefined;
      for (const [index, text] of stored.entries()) {
        before = decodeVersion(text, before);
        expect(before).toEqual(versions[index]);
        expect(digestOf(before)).toBe(digestOf(versions[index] as Snapshot));
      }
    }),
  );
});

test('an edit in the middle of a page is stored in a few characters', () => {
  const page = JSON.stringify(
    Array.from({ length: 2_000 }, (_, index) => ({ id: `b${index}`, text: `Text ${index}` })),
  );
  const edited = page.replace('Text 1000', 'Another text');
  expect(encodeVersion({ content: edited }, { content: page }).length).toBeLessThan(100);
  expect(encodeVersion({ content: page }).length).toBeLessThan(page.length / 4);
});

describe('a version that cannot be read says why', () => {
  const whole = encodeVersion({ content: 'x'.repeat(1_000) });
  const reasonOf = (stored: string, before?: Snapshot) => {
    try {
      decodeVersion(stored, before);
    } catch (error) {
      return error instanceof VersionError ? error.reason : error;
    }
    return undefined;
  };

  test.each([
    ['half written', whole.slice(0, -4), 'damaged'],
    ['not there', null as unknown as string, 'damaged'],
    ['of no form', '1x{}', 'damaged'],
    ['without fields', '1j{}', 'damaged'],
    ['of a later form', '2z…', 'newer'],
  ])('%s', (_, stored, reason) => {
    expect(reasonOf(stored)).toBe(reason);
  });

  test('the difference from another one', () => {
    const difference = encodeVersion({ content: 'abcdef' }, { content: 'abcxef' });
    expect(reasonOf(difference, { content: 'ab' })).toBe('damaged');
    expect(reasonOf(difference)).toBe('damaged');
  });
});

test('a compressed text without end is refused', async () => {
  const { deflateRawSync } = await import('node:zlib');
  const bomb = `1z${deflateRawSync(Buffer.alloc(80 * 1024 * 1024)).toString('base64')}`;
  expect(() => decodeVersion(bomb)).toThrow('damaged');
});
