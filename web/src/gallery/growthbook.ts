/** Answers for GrowthBook in the gallery, in its protocol, so that samples of FeatureContainer show both sides. */
import type { FeatureProvider } from '../document/feature-provider.ts';

const CLIENT_KEY = 'sdk-gallery';

export const GALLERY_FEATURES: FeatureProvider = { apiHost: '/gallery', clientKey: CLIENT_KEY };

export function getStaticPaths() {
  return [{ params: { key: CLIENT_KEY } }];
}

export function GET(): Response {
  return Response.json({ status: 200, features: { 'pay-later': { defaultValue: true } } });
}
