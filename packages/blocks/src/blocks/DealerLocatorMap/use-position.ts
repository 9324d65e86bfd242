import { useCallback, useEffect, useState } from 'react';
import { canLocate, locate, mayLocate } from '../../client/geolocation.ts';
import type { PositionStatus } from './control.ts';
import type { Place } from './project.ts';

/**
 * Where the visitor is. Asked for at once where that was allowed before, otherwise when the visitor wants it: nobody is
 * met with a prompt.
 */
export function usePosition(isAwake: boolean) {
  const [position, setPosition] = useState<Place>();
  const [status, setStatus] = useState<PositionStatus>('notAsked');

  const ask = useCallback(() => {
    setStatus('looking');
    locate((answer) => {
      if (typeof answer === 'string') return setStatus(answer);
      setPosition(answer);
      setStatus('found');
    });
  }, []);

  useEffect(() => {
    if (!isAwake) return;
    if (!canLocate()) return setStatus('unsupported');
    let isGone = false;
    mayLocate().then((may) => may && !isGone && ask());
    return () => {
      isGone = true;
    };
  }, [isAwake, ask]);

  return { position, status, ask };
}
