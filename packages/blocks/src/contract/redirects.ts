import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { defineContract } from './route-contract.ts';

export const redirectsContract = defineContract({
  method: 'GET',
  path: '/redirects',
  summary: 'The addresses of a country’s site that lead to others, in all its languages.',
  query: z.strictObject({ country: z.enum(COUNTRIES) }),
  response: z.object({
    data: z.array(z.object({ from: z.string().startsWith('/'), to: z.string().min(1), permanent: z.boolean() })),
  }),
  isCached: true,
});

export type RedirectsQuery = z.infer<typeof redirectsContract.query>;
export type RedirectsResponse = z.infer<typeof redirectsContract.response>;
