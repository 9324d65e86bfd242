/** Leases that are calculated in one call at most: more than a list of bikes shows at first, and no long work for the CMS. */
export const LEASES_AT_ONCE = 100;
