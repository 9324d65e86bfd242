import { type ComponentType, useEffect, useRef, useState } from 'react';

/**
 * A component that is loaded when it is first shown.
 * @param load always the same function
 * @param onFailure called where it cannot be loaded, as without a network
 * @returns undefined until it is there
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const latest = useRef(onFailure);
  latest.current = onFailure;
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setPart(() => loaded);
      },
      (error: unknown) => {
        if (!isGone) latest.current(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return Part;
}
