import { useCallback, useEffect, useRef, useState } from 'react';
import { type BlockAddress, readBlockAddress } from './block-address.ts';

interface StartAddress {
  address: BlockAddress | undefined;
  /** To be called when the editor was closed: opened again, it begins as always. */
  forget(): void;
}

/**
 * The block that the admin's address names, where it is one of this field: the editor opens there.
 * @param isReady whether the field shows what the address means
 */
export function useBlockAddress(field: string, isReady: boolean, open: () => void): StartAddress {
  const [address, setAddress] = useState(() => (isReady ? readBlockAddress(window.location.hash, field) : undefined));
  // Once, when the address was read: what opens the editor is another function after each render.
  const openFirst = useRef(open);
  useEffect(() => {
    if (!address) return;
    const { pathname, search } = window.location;
    // Read again, the page stays as the person left it.
    window.history.replaceState(window.history.state, '', pathname + search);
    openFirst.current();
  }, [address]);
  const forget = useCallback(() => setAddress(undefined), []);
  return { address, forget };
}
