import { hash } from 'node:crypto';
import { measurePage, type PageWeight } from './check-budgets.ts';
import { listAddresses, type PageAddress } from './list-addresses.ts';
import { findSharePicture } from './share-pictures.ts';

/** What is to be known of a page's HTML for the check of a release, whatever else the release holds. */
export interface CheckedPage {
  /** False when the page was not written to its end. */
  isWhole: boolean;
  /** Each address once, in reading order. */
  addresses: readonly PageAddress[];
  picture: [name: string, title: string] | undefined;
  weight: PageWeight;
}

/**
 * What was found of a site's pages, by fingerprints of their HTML: reading a page is most of the work of a check, and
 * nearly all pages of a release are those of the release before.
 */
export class CheckedPages {
  #known = new Map<string, CheckedPage>();
  #seen = new Map<string, CheckedPage>();
  /** Pages name the same addresses, in menus above all, so each is kept once. */
  readonly #addresses = new Map<string, PageAddress>();

  /** @param html of a page, in UTF-8 */
  async read(html: Buffer): Promise<CheckedPage> {
    const fingerprint = hash('sha256', html, 'base64url');
    const page = this.#known.get(fingerprint) ?? (await this.#check(html.toString()));
    this.#seen.set(fingerprint, page);
    return page;
  }

  /** To be called at the end of a check: pages that it did not meet are on the site no more. */
  forgetOthers(): void {
    this.#known = this.#seen;
    this.#seen = new Map();
  }

  async #check(html: string): Promise<CheckedPage> {
    return {
      isWhole: html.trimEnd().endsWith('</html>'),
      addresses: [...new Set(listAddresses(html).map((address) => this.#share(address)))],
      picture: findSharePicture(html),
      weight: await measurePage(html),
    };
  }

  #share(address: PageAddress): PageAddress {
    const key = JSON.stringify(address);
    const shared = this.#addresses.get(key) ?? address;
    this.#addresses.set(key, shared);
    return shared;
  }
}
