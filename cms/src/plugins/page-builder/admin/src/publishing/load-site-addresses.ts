import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';

/** Addresses of the sites by their ids, such as `https://www.example.org`; none where they cannot be read. */
export type SiteAddresses = Partial<Record<string, string>>;

export async function loadSiteAddresses(get: Server['get']): Promise<SiteAddresses> {
  try {
    return (await get<{ data: { sites: SiteAddresses } }>(`/${PLUGIN_ID}/status`)).data.data.sites;
  } catch {
    return {};
  }
}
