import { LEAD_PURPOSES } from '@lumavelo/blocks/leads';

/** Where a message to others stands. */
const DELIVERY = ['none', 'pending', 'sent', 'failed'];

/**
 * What visitors sent with a lead form. A content type, so that roles decide in the admin who reads, changes and deletes
 * it, and it can be searched and filtered there; of a plugin, so that it is no content of the sites and no role that
 * writes pages has it. Nothing here is ever public.
 */
export const schema = {
  kind: 'collectionType',
  collectionName: 'leads',
  info: {
    singularName: 'lead',
    pluralName: 'leads',
    displayName: 'Lead',
    description: 'What visitors sent with a form.',
  },
  options: { draftAndPublish: false },
  attributes: {
    purpose: { type: 'enumeration', enum: [...LEAD_PURPOSES], required: true },
    /** `spam` is what a program seems to have sent: it is kept for a while, and told to nobody. */
    state: { type: 'enumeration', enum: ['new', 'contacted', 'closed', 'spam'], default: 'new', required: true },
    name: { type: 'string', maxLength: 120 },
    company: { type: 'string', maxLength: 160 },
    email: { type: 'email', required: true },
    telephone: { type: 'string', maxLength: 40 },
    employees: { type: 'integer', min: 1 },
    bike: { type: 'string', maxLength: 160 },
    message: { type: 'text', maxLength: 4_000 },
    note: { type: 'text', maxLength: 10_000 },
    country: { type: 'string', maxLength: 2 },
    language: { type: 'string', maxLength: 10 },
    pageTitle: { type: 'string', maxLength: 200 },
    // Longer than the 255 characters that PostgreSQL has for a string.
    pageAddress: { type: 'text', maxLength: 600 },
    /** documentId of the page, and id of the block on it. */
    page: { type: 'string', maxLength: 64 },
    form: { type: 'string', maxLength: 64 },
    consentText: { type: 'text', required: true },
    /** The same for the same sentence: the beginning of its SHA-256. */
    consentVersion: { type: 'string', maxLength: 12 },
    mail: { type: 'enumeration', enum: DELIVERY, default: 'none' },
    webhook: { type: 'enumeration', enum: DELIVERY, default: 'none' },
    /** Of a subscription to the newsletter; nothing of other leads. */
    subscription: { type: 'enumeration', enum: ['unconfirmed', 'confirmed', 'withdrawn'] },
    /** The mail that asks for the confirmation. */
    confirmation: { type: 'enumeration', enum: DELIVERY, default: 'none' },
    confirmationSentAt: { type: 'datetime' },
    /** Until when the link in the mail confirms. */
    confirmBefore: { type: 'datetime' },
    confirmedAt: { type: 'datetime' },
    withdrawnAt: { type: 'datetime' },
    /** Whose mail it is, however the address is written, and a digest of the visitor's network: mails are counted by them. */
    mailbox: { type: 'string', maxLength: 254, visible: false },
    network: { type: 'string', maxLength: 24, visible: false },
    attempts: { type: 'integer', default: 0 },
    nextAttemptAt: { type: 'datetime' },
    lastProblem: { type: 'text' },
  },
  indexes: [
    { name: 'leads_next_attempt_index', columns: ['next_attempt_at'] },
    { name: 'leads_mailbox_index', columns: ['mailbox'] },
    { name: 'leads_network_index', columns: ['network'] },
  ],
};
