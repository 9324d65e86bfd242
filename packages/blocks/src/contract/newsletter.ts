import { z } from 'zod';
import { COUNTRIES, LOCALES } from '../site/locales.ts';
import { defineContract } from './route-contract.ts';

/** Any text of a moderate length: what is no token is answered like a token that is no longer valid. */
const token = z.string().max(200);

/** Of the page that the link led to; without a script the CMS leads back there. */
const page = { locale: z.enum(LOCALES).optional(), country: z.enum(COUNTRIES).optional() };

export const confirmNewsletterContract = defineContract({
  method: 'POST',
  path: '/newsletter/confirm',
  summary:
    'Confirms a subscription to the newsletter with the token of the mail. It works once; an unknown, an expired and a ' +
    'used token are refused in the same words.',
  body: z.object({ token, ...page }),
  response: z.object({
    data: z.object({
      state: z.literal('confirmed'),
      /** Address of the page on the site where the subscription is withdrawn. */
      withdrawAddress: z.string(),
    }),
  }),
  mayRefuse: [403, 404],
});

export const withdrawNewsletterContract = defineContract({
  method: 'POST',
  path: '/newsletter/withdraw',
  summary:
    'Ends a subscription to the newsletter with the token of a mail, as often as it is sent. Programs of mail send it in ' +
    'the address, with `List-Unsubscribe=One-Click` as the body (RFC 8058).',
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional(), 'List-Unsubscribe': z.string().max(100).optional(), ...page }),
  response: z.object({ data: z.object({ state: z.literal('withdrawn') }) }),
  mayRefuse: [403, 404],
});
