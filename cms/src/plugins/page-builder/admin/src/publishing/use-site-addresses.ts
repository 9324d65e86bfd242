import { useEffect, useState } from 'react';
import type { Server } from '../api/server.ts';
import { loadSiteAddresses, type SiteAddresses } from './load-site-addresses.ts';

/** Addresses of the sites; none until they are read. */
export function useSiteAddresses(get: Server['get']): SiteAddresses {
  const [addresses, setAddresses] = useState<SiteAddresses>({});
  useEffect(() => {
    void loadSiteAddresses(get).then(setAddresses);
  }, [get]);
  return addresses;
}
