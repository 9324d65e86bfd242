/** What pages write to the console as errors, or throw. */
import type { Page } from '@playwright/test';

/**
 * Calls of Strapi's admin for features of its paid editions, which the free one answers with 404. Nothing else may be
 * missing.
 */
const PAID_FEATURES: readonly RegExp[] = [
  /^\/admin\/ai-feature-config$/,
  /^\/i18n\/ai-localization-jobs\/(single-types|collection-types)\/[^/]+(\/[^/]+)?$/,
];

const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404';

/**
 * Gathers a page's errors from now on. Browsers report answers of 400 and more as errors too; the address stands behind
 * the sentence.
 */
export function recordErrors(page: Page, isOurs: (text: string, address: string) => boolean = () => true): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const [text, address] = [message.text(), message.location().url];
    if (isOurs(text, address)) errors.push(text.startsWith('Failed to load resource') ? `${text} ${address}` : text);
  });
  page.on('pageerror', (error) => isOurs(error.message, '') && errors.push(error.message));
  return errors;
}

/** False for what Strapi's admin does by itself: calls for paid features, and to hosts that a closed network does not reach. */
export function isNotStrapis(text: string, address: string): boolean {
  const { hostname = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
  if (text.startsWith(NOT_FOUND)) return !PAID_FEATURES.some((path) => path.test(pathname));
  if (text.startsWith('Failed to load resource: net::ERR_')) return hostname === 'localhost';
  return !/\bstrapi\.io\b/.test(text);
}

/**
 * Forgives answers of 404 that a test is about.
 * @param address matches those that are meant to be missing; every other error stays
 */
export function forgiveNotFound(errors: string[], address: RegExp): void {
  const others = errors.filter((text) => !(text.startsWith(NOT_FOUND) && address.test(text)));
  errors.splice(0, errors.length, ...others);
}
