import type { Core } from '@strapi/strapi';
import { LEAD_TYPE } from '../leads/lead.ts';

/** What proves that somebody agreed, and what limits the mails. */
const PROOF = [
  'subscription',
  'confirmBefore',
  'mailbox',
  'network',
  'confirmedAt',
  'withdrawnAt',
  'confirmationSentAt',
];

/** What no lead has from the start. */
const LATER = ['confirmedAt', 'withdrawnAt', 'confirmationSentAt'];

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];

/**
 * A document middleware that keeps people and programs from writing the proof of consent: only a token that came by mail
 * confirms, and `change-subscription.ts` notes it past the documents. A copy proves nothing.
 */
export function guardProof(): Middleware {
  return async (context, next) => {
    const { action, params, uid } = context as {
      action: string;
      uid: string;
      params: { data?: Record<string, unknown> };
    };
    if (uid === LEAD_TYPE && params.data) {
      const { data } = params;
      if (action === 'update') for (const name of PROOF) delete data[name];
      if (action === 'create') {
        for (const name of LATER) delete data[name];
        if (data.subscription !== 'unconfirmed') delete data.subscription;
      }
      if (action === 'clone') for (const name of PROOF) data[name] = null;
    }
    return next();
  };
}
