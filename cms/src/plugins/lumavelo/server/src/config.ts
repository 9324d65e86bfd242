interface LeadSettings {
  webhook: { url: string; secret: string };
  keepDays: number;
  proofDays: number;
}

/** What the operator of the CMS sets; see `cms/config/plugins.js`. */
export const config = {
  default: {
    leads: {
      /** The CRM that is told of leads; none without an address. */
      webhook: { url: '', secret: '' },
      /** Days that leads are kept. */
      keepDays: 365,
      /** Days that a proof of consent is kept after a subscription to the newsletter was withdrawn. */
      proofDays: 1_096,
    },
  },
  /** @throws Error naming the variable and what it must be */
  validator({ leads }: { leads: LeadSettings }): void {
    const { url, secret } = leads.webhook;
    if (url && !/^https?:\/\//.test(url)) {
      throw new Error(
        `LEADS_WEBHOOK_URL must be an address such as https://crm.example.com/hooks, but it is "${url}".`,
      );
    }
    if (url && secret.length < 24) {
      throw new Error(
        'LEADS_WEBHOOK_URL needs LEADS_WEBHOOK_SECRET as well: at least 24 characters, known to the CRM.',
      );
    }
    if (!Number.isInteger(leads.keepDays) || leads.keepDays < 1) {
      throw new Error('LEADS_KEEP_DAYS must be a whole number of days from 1.');
    }
    if (!Number.isInteger(leads.proofDays) || leads.proofDays < 1) {
      throw new Error('NEWSLETTER_PROOF_DAYS must be a whole number of days from 1.');
    }
  },
};
