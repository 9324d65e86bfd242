/** The icon of every site, and the company's logo for search engines: a static image (specification point 7). */
export const SITE_ICON = '/img/favicon.svg';

/** The same without rounded corners, which iPhones and iPads round themselves. */
export const TOUCH_ICON = '/img/apple-touch-icon.png';

/** For the home screens of other telephones. */
export const APP_ICONS = [
  { src: TOUCH_ICON, sizes: '180x180', type: 'image/png' },
  { src: '/img/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: SITE_ICON, sizes: 'any', type: 'image/svg+xml' },
];

/** Of the browser's own bars around a page. */
export const THEME_COLOUR = '#0f3b2e';
