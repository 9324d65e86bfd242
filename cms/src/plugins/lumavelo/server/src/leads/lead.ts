import type { LeadPurpose } from '@lumavelo/blocks/leads';

export const LEAD_TYPE = 'plugin::lumavelo.lead';

export type DeliveryState = 'none' | 'pending' | 'sent' | 'failed';

/** A row of leads; what was not asked for is null. */
export interface Lead {
  id: number;
  documentId: string;
  createdAt: string;
  purpose: LeadPurpose;
  state: 'new' | 'contacted' | 'closed' | 'spam';
  name: string | null;
  company: string | null;
  email: string;
  telephone: string | null;
  employees: number | null;
  bike: string | null;
  message: string | null;
  note: string | null;
  country: string;
  language: string;
  pageTitle: string;
  pageAddress: string;
  page: string;
  form: string;
  consentText: string;
  consentVersion: string;
  mail: DeliveryState;
  webhook: DeliveryState;
  /** Of a subscription to the newsletter; null for other leads, and for those of before it had to be confirmed. */
  subscription: 'unconfirmed' | 'confirmed' | 'withdrawn' | null;
  confirmation: DeliveryState;
  confirmationSentAt: string | null;
  confirmBefore: string | null;
  confirmedAt: string | null;
  withdrawnAt: string | null;
  mailbox: string | null;
  network: string | null;
  attempts: number;
  nextAttemptAt: string | null;
  lastProblem: string | null;
}
