import type { Core } from '@strapi/strapi';

/**
 * How many proxies of ours a request comes through, by `TRUSTED_PROXIES`: each adds the address that it was called from at
 * the end of `X-Forwarded-For`, so as many addresses from the end are to be believed. What stands before them was sent by
 * the caller.
 * @throws Error when it is no whole number
 */
export function countTrustedProxies({ TRUSTED_PROXIES: value }: NodeJS.ProcessEnv): number {
  const count = Number(value || 0);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new Error(`TRUSTED_PROXIES must be the number of proxies in front of the CMS, but it is "${value}".`);
}

/**
 * Lets `request.ip` be the address that the outermost of our proxies was called from, as Koa reads the header.
 * @throws Error when no proxy is trusted although the public address is https, which the CMS itself does not speak
 */
export function trustProxies({ server }: Pick<Core.Strapi, 'server'>, environment: NodeJS.ProcessEnv): void {
  const count = countTrustedProxies(environment);
  const { CMS_URL: url } = environment;
  if (count === 0 && url?.startsWith('https:')) {
    throw new Error(
      `CMS_URL is ${url}, so a proxy stands in front of the CMS. Set TRUSTED_PROXIES to the number of proxies that a ` +
        'request comes through, such as 1: callers are told apart by the address that these add to X-Forwarded-For.',
    );
  }
  (server.app as { maxIpsCount?: number }).maxIpsCount = count;
}
