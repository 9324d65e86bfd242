import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetArrival, readArrival } from './arrival.ts';
import type { BlockAddress } from './block-address.ts';

interface StartAddress {
  address: BlockAddress | undefined;
  /** To be called when the editor was closed: opened again, it begins as always. */
  forget(): void;
}

/**
 * The block that the admin's address named, where it is one of this field: the editor opens there. It opens as always where the address named the editor alone.
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
    const found = readArrival(field);
    if (!found) return;
    if (found.blockId !== '') setAddress(found);
    openNow.current();
  }, [isReady, field]);
  const forget = useCallback(() => {
    forgetArrival();
    setAddress(undefined);
  }, []);
  return { address, forget };
}
