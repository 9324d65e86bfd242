import { z } from 'zod';
import { COUNTRIES, LOCALES } from '../site/locales.ts';
import { defineContract } from './route-contract.ts';

/** Characters of any one field; what each may have is less (`leads/lead-form.ts`). */
const FIELD_LENGTH_LIMIT = 10_000;

export const leadsContract = defineContract({
  method: 'POST',
  path: '/leads',
  summary:
    'Takes what a visitor sends with a lead form. The form, its fields and its sentence of consent are read from the ' +
    'published page, and never from the body.',
  body: z.object({
    /** Id of the block. */
    form: z.string().max(64),
    /** documentId of the page it stands on. */
    page: z.string().max(64),
    locale: z.enum(LOCALES),
    /** The country whose site was looked at. */
    country: z.enum(COUNTRIES).optional(),
    fields: z.record(z.string().max(64), z.string().max(FIELD_LENGTH_LIMIT)),
    consent: z.boolean(),
    /** Only programs fill this in. */
    website: z.string().max(FIELD_LENGTH_LIMIT).optional(),
    /** Milliseconds from the start of the form's script until it was sent. */
    elapsed: z.number().nonnegative().optional(),
  }),
  response: z.object({ data: z.object({ id: z.string() }) }),
  status: 201,
  mayRefuse: [403, 404],
});

export type LeadBody = z.infer<typeof leadsContract.body>;
