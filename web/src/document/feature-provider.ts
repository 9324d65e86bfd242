/** The GrowthBook that decides feature flags. */
export interface FeatureProvider {
  /** Address of its API, or a path of the site's own host. */
  apiHost: string;
  /** Public key of its SDK connection, such as `sdk-abc123`. */
  clientKey: string;
}

/**
 * Reads who decides feature flags.
 * @param env `GROWTHBOOK_CLIENT_KEY`, and `GROWTHBOOK_API_HOST` for an instance of one's own
 * @returns undefined without a key: then every feature container shows its off-zone, and no script is loaded
 */
export function readFeatureProvider(
  env: Readonly<Record<string, string | undefined>> = process.env,
): FeatureProvider | undefined {
  const clientKey = env.GROWTHBOOK_CLIENT_KEY;
  if (!clientKey) return undefined;
  return { clientKey, apiHost: env.GROWTHBOOK_API_HOST || 'https://cdn.growthbook.io' };
}
