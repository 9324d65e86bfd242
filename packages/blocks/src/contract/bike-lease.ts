import { z } from 'zod';

/** What leasing a bike costs somebody, in the country's currency; what the country's calculator does not say is null. */
export const bikeLease = z.object({
  /** Per month. */
  monthly: z.number().nullable(),
  /** Over the whole lease; negative where buying costs less. */
  saving: z.number().nullable(),
  /** To keep the bike after the lease. */
  takeover: z.number().nullable(),
  /** Of the lease. */
  months: z.number().nullable(),
  /** That the taxes are worked out with; left out where a calculator knows none. */
  taxClass: z.string().optional(),
});

export type BikeLease = z.infer<typeof bikeLease>;
