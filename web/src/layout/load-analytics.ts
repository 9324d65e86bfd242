const HOST = 'https://www.googletagmanager.com';

let isLoaded = false;

/**
 * Loads Google Tag Manager (`GTM-…`) or Analytics (`G-…`), once. Both read what the page pushed onto its data layer
 * before. Only called with the visitor's consent.
 */
export function loadAnalytics(id: string): void {
  if (isLoaded || id === '') return;
  isLoaded = true;
  window.dataLayer ??= [];
  // Both take entries of their own making beside the site's.
  const layer: unknown[] = window.dataLayer;
  const isContainer = id.startsWith('GTM-');
  if (isContainer) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  else
    for (const command of [
      ['js', new Date()],
      ['config', id],
    ])
      layer.push(toArguments(...command));
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}/${isContainer ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Analytics knows commands by their being an `arguments` object. */
function toArguments(..._: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: it is what Analytics looks for
  return arguments;
}

/** Takes away what Analytics keeps in the visitor's browser. */
export function forgetAnalytics(): void {
  for (const cookie of document.cookie.split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!/^_g(?:a|id|cl)/.test(name)) continue;
    for (const domain of [
      '',
      `; domain=${location.hostname}`,
      `; domain=.${location.hostname.replace(/^www\./, '')}`,
    ]) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
