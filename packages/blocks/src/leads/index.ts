export { formMessages } from '../ui/form-messages.ts';
export { type CheckedLead, checkLead, type LeadError, type LeadValues } from './check-lead.ts';
export {
  consentSentence,
  LEAD_FIELDS,
  LEAD_PURPOSES,
  type LeadFieldName,
  type LeadFormProps,
  type LeadPurpose,
} from './lead-form.ts';
export { leadMessages } from './lead-messages.ts';
export { newsletterMessages } from './newsletter-messages.ts';
