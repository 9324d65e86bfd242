import { expect, test } from 'vitest';
import { createLoss, type EntryReport } from '../../../shared/zone-report.ts';
import { type Conversion, type Convert, previewConversion } from './conversion.ts';

const landing: Conversion = { model: 'api::landing.landing', documentId: 'abc', locale: 'nl', direction: 'import' };
const place = { documentId: 'abc', locale: 'nl' };
const losses = [createLoss('sections[0].note', 'zones.noAttribute', { value: '"Ask Jo"' })];
const converted: EntryReport = { ...place, outcome: 'converted', losses };
const skipped = (code: 'zones.empty' | 'zones.notEmpty'): EntryReport => ({
  ...{ ...place, outcome: 'skipped', losses: [] },
  skipped: { code, values: { field: 'content' } },
});

/** A server whose page holds something, or not; it must never be asked to write. */
const serve =
  (isFilled: boolean): Convert =>
  async ({ dryRun, replace }) => {
    expect(dryRun).toBe(true);
    return isFilled && !replace ? skipped('zones.notEmpty') : converted;
  };

test('tells what would be lost, and whether something is replaced', async () => {
  expect(await previewConversion(serve(false), landing)).toEqual({ report: converted, replaces: false });
  expect(await previewConversion(serve(true), landing)).toEqual({ report: converted, replaces: true });
});

test('an entry without anything to convert is told as the server tells it', async () => {
  const report = skipped('zones.empty');
  expect(await previewConversion(async () => report, landing)).toEqual({ report, replaces: false });
});
