import type { Direction, EntryReport } from '../../../shared/zone-report.ts';

/** The draft of an entry, and which way it is converted. */
export interface Conversion {
  model: string;
  documentId: string;
  /** Left out where the type has no languages. */
  locale?: string;
  direction: Direction;
}

/** Sends a conversion to the server; see its `zones/convert`. */
export type Convert = (conversion: Conversion & { dryRun: boolean; replace: boolean }) => Promise<EntryReport>;

/** What a conversion would do. */
export interface Preview {
  report: EntryReport;
  /** Something stands where the entry would go, and is replaced. */
  replaces: boolean;
}

/** Asks what a conversion would do, without changing anything. */
export async function previewConversion(convert: Convert, conversion: Conversion): Promise<Preview> {
  const report = await convert({ ...conversion, dryRun: true, replace: false });
  if (report.skipped?.code !== 'zones.notEmpty') return { report, replaces: false };
  return { report: await convert({ ...conversion, dryRun: true, replace: true }), replaces: true };
}
