const BRAND = 'Lumavelo';

/** A page's title in the tab of the browser and in search results: with the name of the brand, once. */
export function documentTitle(title: string): string {
  return title.includes(BRAND) ? title : `${title} – ${BRAND}`;
}
