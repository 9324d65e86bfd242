/** Why a browser does not say where it is. */
export type PositionRefusal = 'denied' | 'unavailable' | 'late' | 'unsupported';

export interface Position {
  /** Degrees, to about a hundred metres: nobody needs to know more than that. */
  lat: number;
  lng: number;
}

/** Milliseconds after which a position that has not come is late (a prompt that nobody answers never comes). */
const PATIENCE = 5000;

/** By `GeolocationPositionError.code`. */
const REFUSALS: Readonly<Record<number, PositionRefusal>> = { 1: 'denied', 2: 'unavailable', 3: 'late' };

export function canLocate(): boolean {
  return 'geolocation' in navigator && Boolean(navigator.geolocation);
}

/** True when the visitor has allowed it before, so that asking shows no prompt. */
export async function mayLocate(): Promise<boolean> {
  if (!canLocate()) return false;
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return permission?.state === 'granted';
}

/**
 * Asks the browser where it is.
 * @param onAnswer told the position or why there is none; after `late`, the position may still follow
 */
export function locate(onAnswer: (answer: Position | PositionRefusal) => void): void {
  if (!canLocate()) {
    onAnswer('unsupported');
    return;
  }
  const timer = setTimeout(() => onAnswer('late'), PATIENCE);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      clearTimeout(timer);
      onAnswer({ lat: round(coords.latitude), lng: round(coords.longitude) });
    },
    ({ code }) => {
      clearTimeout(timer);
      onAnswer(REFUSALS[code] ?? 'unavailable');
    },
    { timeout: PATIENCE, maximumAge: 600_000 },
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
