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
  const [address, setAddress] = useState<BlockAddress>();
  const wasRead = useRef(false);
  // What opens the editor is another function after each render.
  const openNow = useRef(open);
  openNow.current = open;
  useEffect(() => {
    if (!isReady || wasRead.current) return;
    wasRead.current = true;
    const { hash, pathname, search } = window.location;
    const found = readBlockAddress(hash, field);
    if (!found) return;
    // Read again, the page stays as the person left it.
    window.history.replaceState(window.history.state, '', pathname + search);
    setAddress(found);
    openNow.current();
  }, [isReady, field]);
  const forget = useCallback(() => setAddress(undefined), []);
  return { address, forget };
}
