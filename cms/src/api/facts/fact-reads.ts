import { BIKE_READS, LEASE_READS } from '../bike/bike-entries.ts';

/** The content types that the facts of a country are worked out from. */
export const FACT_READS = [...BIKE_READS, 'api::dealer.dealer', 'api::site-setting.site-setting', ...LEASE_READS];
