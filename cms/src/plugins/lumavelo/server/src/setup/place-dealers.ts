import type { WriteGuard } from '../document-writes.ts';

/**
 * Copies the coordinates of a dealer into two columns of its own table whenever they are written. Editors see one pair
 * of fields; the search by distance needs columns that an index can cover.
 */
export function placeDealers(): WriteGuard {
  return async (context, next) => {
    const coordinates = context.params.data?.coordinates;
    if (context.uid !== 'api::dealer.dealer' || coordinates === undefined) return next();
    const { lat, lng } = (coordinates ?? {}) as { lat?: unknown; lng?: unknown };
    const data = { ...context.params.data, latitude: toDegrees(lat), longitude: toDegrees(lng) };
    context.params = { ...context.params, data };
    return next();
  };
}

function toDegrees(value: unknown): number | null {
  const degrees = Number(value ?? Number.NaN);
  return Number.isFinite(degrees) ? degrees : null;
}
