import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { loadSiteAddresses, type SiteAddresses } from './load-site-addresses.ts';

/** Addresses of the sites; none until they are read. */
export function useSiteAddresses(): SiteAddresses {
  const { get } = useFetchClient();
  const [addresses, setAddresses] = useState<SiteAddresses>({});
  useEffect(() => {
    void loadSiteAddresses(get).then(setAddresses);
  }, [get]);
  return addresses;
}
