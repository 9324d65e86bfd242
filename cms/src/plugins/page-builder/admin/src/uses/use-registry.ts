import type { Registry } from 'page-format';
import { useEffect, useState } from 'react';
import { blocks } from '../api/blocks.ts';

/** The project's blocks, outside of the editor; undefined until they are loaded, and where they cannot be. */
export function useRegistry(): Registry | undefined {
  const [registry, setRegistry] = useState<Registry>();
  useEffect(() => {
    // Without the definitions, blocks have the names of their types.
    blocks.loadRegistry().then(
      () => setRegistry(blocks.getRegistry()),
      (error: unknown) => console.error(error),
    );
  }, []);
  return registry;
}
