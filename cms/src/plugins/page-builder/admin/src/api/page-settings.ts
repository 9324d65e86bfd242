import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { createRegistrations } from './registrations.ts';
import type { SiteEntry } from './sites.ts';

/** The entry whose page is open, as its form has it by now. */
export interface PageSettingProps extends SiteEntry {
  /** Undefined until it is saved. */
  documentId: string | undefined;
  /** Addresses of the sites by their ids, such as `https://www.example.org`; none until they are known. */
  siteAddresses: Readonly<Partial<Record<string, string>>>;
}

/**
 * A part of the page settings, which the editor shows while no block is selected, below the entry's own fields. It is
 * drawn in the admin's React tree, so that Strapi's hooks work in it.
 */
export interface PageSetting {
  /** A name of its own, such as `bakery.opening-hours`. */
  id: string;
  label: MessageDescriptor;
  /** May be lazy. */
  Setting: ComponentType<PageSettingProps>;
}

export const pageSettings = createRegistrations<PageSetting>('The page setting', ({ id }) => id);
