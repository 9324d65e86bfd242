import type { Core } from '@strapi/strapi';
import type { Direction, EntryReport } from '../../../shared/zone-report.ts';
import { getService } from '../services/index.ts';
import { MappingError } from '../services/zones/mapping.ts';
import type { ZonePlan } from '../services/zones/plan.ts';
import { CommandError } from './command-error.ts';

export interface ConvertParameters {
  direction: Direction;
  /** Path of the mapping, from the project's folder. */
  mapping: string;
  isDryRun: boolean;
  replace: boolean;
}

/**
 * Converts every entry of the mapping's content type, and prints what is lost of each.
 * @returns false where an entry was refused
 * @throws CommandError where the mapping does not fit
 */
export async function convertZone(
  strapi: Core.Strapi,
  { direction, mapping, isDryRun, replace }: ConvertParameters,
  write: (line: string) => void,
): Promise<boolean> {
  const zones = getService(strapi, 'zones');
  const plan = readPlan(() => zones.read(mapping));
  const counts = { converted: 0, skipped: 0, refused: 0 };
  let lost = 0;
  for (const place of await zones.list(plan)) {
    const report = await zones.convert(plan, direction, place, { isDryRun, replace });
    counts[report.outcome] += 1;
    lost += report.losses.length;
    write(describe(plan, report));
  }
  const losses = lost === 0 ? 'nothing is lost' : `${lost} ${lost === 1 ? 'value is' : 'values are'} lost or changed`;
  const nothing = isDryRun ? ' Nothing was written.' : '';
  write(`${counts.converted} converted (${losses}), ${counts.skipped} skipped, ${counts.refused} refused.${nothing}`);
  return counts.refused === 0;
}

function readPlan(read: () => ZonePlan): ZonePlan {
  try {
    return read();
  } catch (error) {
    if (error instanceof MappingError) throw new CommandError(error.message);
    throw error;
  }
}

function describe({ uid }: ZonePlan, { documentId, locale, outcome, reason, losses }: EntryReport): string {
  const name = [uid, documentId, locale].filter(Boolean).join(' ');
  const head = `${name}: ${outcome}${reason ? `. ${reason}` : ''}`;
  return [head, ...losses.map(({ place, message }) => `${place}: ${message}`)].join('\n  ');
}
