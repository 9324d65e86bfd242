/** The icon of every site, and the company's logo for search engines: a static image (specification point 7). */
export const SITE_ICON = '/img/favicon.svg';
