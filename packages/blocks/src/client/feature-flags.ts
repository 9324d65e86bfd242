/**
 * Asks GrowthBook which features are on, and tells the page's head, which decides what is shown when. The site loads
 * this, and with it GrowthBook's SDK, only on pages that hold a FeatureContainer, and only with a client key.
 */

/** Event on `window` with the names of the features that are on, or null when GrowthBook could not be asked. */
export const FEATURES_DECIDED = 'features-decided';

/** How long an answer is waited for, in milliseconds. */
const ANSWER_WITHIN = 5_000;

const VISITOR_KEY = 'feature-visitor';

/** Names the visitor towards percentage rollouts, so that a browser stays on the side it was given. */
function visitorId(): string {
  const id = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  try {
    const known = localStorage.getItem(VISITOR_KEY) ?? id();
    localStorage.setItem(VISITOR_KEY, known);
    return known;
  } catch {
    // Where storage is off, every page is a first visit.
    return id();
  }
}

async function askGrowthBook(apiHost: string, clientKey: string): Promise<string[] | null> {
  const { configureCache, GrowthBook } = await import('@growthbook/growthbook');
  // What the head keeps is the only memory: a second one would hold back what editors switch.
  configureCache({ disableCache: true });
  const growthBook = new GrowthBook({
    apiHost: new URL(apiHost, location.href).href.replace(/\/$/, ''),
    clientKey,
    attributes: { id: visitorId(), url: location.pathname, lang: document.documentElement.lang },
  });
  const { success } = await growthBook.init({ timeout: ANSWER_WITHIN });
  return success ? Object.keys(growthBook.getFeatures()).filter((name) => growthBook.isOn(name)) : null;
}

/**
 * Asks once per page view.
 * @param apiHost address of the GrowthBook API; may be a path of the page's own host
 */
export async function decideFeatures(apiHost: string, clientKey: string): Promise<void> {
  const names = await askGrowthBook(apiHost, clientKey).catch(() => null);
  window.dispatchEvent(new CustomEvent(FEATURES_DECIDED, { detail: names }));
}
