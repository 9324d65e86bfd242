import { COUNTRIES } from '@lumavelo/blocks/site';
import { z } from 'zod';
import type { DescribedCall } from '../calls/describe-calls.ts';
import { VALUE } from './perform.ts';
import { CELL_FIELDS, CHART, INPUT, OUTPUT } from './records.ts';

const PATH = '/perform-calculations/{slug}';
const inPath = { slug: z.string().regex(/^[\w.~-]{1,100}$/) };

const RESULTS = z.record(z.string(), z.string());

/** The calls of `routes.ts`, for the description of all calls. */
export const describedCalculations: readonly DescribedCall[] = [
  {
    method: 'GET',
    path: PATH,
    summary: 'What a calculator asks and answers, and its results before anything is entered.',
    inPath,
    answer: z.object({
      data: z.object({
        slug: z.string(),
        name: z.string(),
        description: z.string(),
        country: z.enum(COUNTRIES).nullable(),
        inputs: z.array(INPUT),
        outputs: z.array(OUTPUT),
        charts: z.array(CHART),
        configuration: z.partialRecord(z.enum(CELL_FIELDS), z.string()).nullable(),
        results: RESULTS,
      }),
    }),
  },
  {
    method: 'POST',
    path: PATH,
    summary: 'Calculates with values for input cells, such as { "B3": "2499" }, and answers with all named cells.',
    inPath,
    body: z.record(z.string(), VALUE),
    answer: z.object({ results: RESULTS }),
  },
];
