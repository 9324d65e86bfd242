import type { WriteGuard } from '../document-writes.ts';
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

/**
 * A document middleware that keeps people and programs from writing the proof of consent: only a token that came by mail
 * confirms, and `change-subscription.ts` notes it past the documents. A copy proves nothing.
 */
export function guardProof(): WriteGuard {
  return async ({ action, params: { data }, uid }, next) => {
    if (uid === LEAD_TYPE && data) {
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
