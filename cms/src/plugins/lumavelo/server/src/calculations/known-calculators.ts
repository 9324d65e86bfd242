import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { compile, toProgram } from './compile.ts';
import { ENGINE_NAME } from './engine/engine-name.ts';
import {
  CALCULATOR,
  type Calculator,
  type Configuration,
  findCalculator,
  findConfiguration,
  type Program,
} from './records.ts';
import { readWorkbookFile } from './workbook/workbook-file.ts';

/** A published calculator, ready to calculate. */
export interface KnownCalculator extends Calculator {
  slug: string;
  program: Program;
  configuration: Configuration | undefined;
}

/** How long another instance of the CMS may answer with what was published before, in milliseconds. */
const FRESHNESS = 5_000;

type Entry = { calculator: Promise<KnownCalculator | undefined> };

const known = new LRUCache<string, Entry>({ max: 200, ttl: FRESHNESS });

/** A published calculator by its slug, from memory where it was asked for a moment ago. */
export async function loadCalculator(strapi: Core.Strapi, slug: string): Promise<KnownCalculator | undefined> {
  const entry = known.get(slug);
  if (entry) return entry.calculator;
  const calculator = readCalculator(strapi, slug);
  known.set(slug, { calculator });
  calculator.catch(() => known.delete(slug));
  return calculator;
}

/** Called after every write, so that the instance that wrote answers with it at once. */
export function forgetCalculators(): void {
  known.clear();
}

async function readCalculator(strapi: Core.Strapi, slug: string): Promise<KnownCalculator | undefined> {
  const row = await findCalculator(strapi, { slug, publishedAt: { $notNull: true } });
  if (!row) return undefined;
  const calculator = CALCULATOR.parse(row);
  const program = await bringUpToDate(strapi, calculator.program, row.workbook);
  if (!program) return undefined;
  return { ...calculator, slug, program, configuration: await findConfiguration(strapi, calculator.country, slug) };
}

/** After an update of the engine its stored form is made anew from the file, until the next save stores it. */
async function bringUpToDate(
  strapi: Core.Strapi,
  program: Program | null | undefined,
  workbook: unknown,
): Promise<Program | undefined> {
  if (!program || program.engine === ENGINE_NAME) return program ?? undefined;
  const file = await readWorkbookFile(strapi, (workbook as { id: number }).id);
  return file && toProgram(await compile(file), file.hash);
}
