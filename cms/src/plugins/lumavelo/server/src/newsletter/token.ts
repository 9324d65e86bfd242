import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { NewsletterStep } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';

/** Characters of a signature: 128 bits as Base64 for addresses. */
const SIGNATURE_LENGTH = 22;

/**
 * What a link in a mail carries: the documentId of a subscription, signed for one step. Nothing of it is stored, so a
 * stolen database holds no links, and a mail that is tried again has the same one.
 * @param secret one of Strapi's APP_KEYS
 */
export function signToken(secret: string, step: NewsletterStep, documentId: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lumavelo newsletter', 32));
  const signature = createHmac('sha256', key).update(`${step} ${documentId}`).digest('base64url');
  return `${documentId}.${signature.slice(0, SIGNATURE_LENGTH)}`;
}

/**
 * The documentId in a token that one of the secrets signed for this step; undefined for any other text. Whether such a
 * subscription exists plays no part, so the time taken tells nobody who is on the list.
 */
export function readToken(secrets: readonly string[], step: NewsletterStep, token: string): string | undefined {
  const [documentId = ''] = token.split('.', 1);
  const given = Buffer.from(token);
  const fits = secrets.map((secret) => {
    const signed = Buffer.from(signToken(secret, step, documentId));
    return signed.length === given.length && timingSafeEqual(signed, given);
  });
  return fits.includes(true) ? documentId : undefined;
}

/** The secrets that sign, the newest first: after a change of APP_KEYS, mails on their way stay valid by the old key. */
export function readSecrets(strapi: Core.Strapi): string[] {
  return strapi.config.get<string[]>('server.app.keys');
}

/**
 * A digest of a visitor's network, which tells nobody where it is: there are few enough addresses to try them all, but not
 * without the secret.
 */
export function digestNetwork(strapi: Core.Strapi, network: string): string {
  const [secret = ''] = readSecrets(strapi);
  return createHmac('sha256', secret)
    .update(`newsletter network ${network}`)
    .digest('base64url')
    .slice(0, SIGNATURE_LENGTH);
}
