import type { Locale } from '../site/locales.ts';
import { say } from '../site/messages.ts';
import { formMessages } from '../ui/form-messages.ts';
import { leadMessages } from './lead-messages.ts';

/** What somebody writes to us for. Employees write to their employer instead, with a mail of their own. */
export const LEAD_PURPOSES = ['employer', 'employee', 'dealer', 'newsletter'] as const;
export type LeadPurpose = (typeof LEAD_PURPOSES)[number];

/** Whether a form asks for something. */
export const ASKS = ['no', 'optional', 'required'] as const;
export type Ask = (typeof ASKS)[number];

/** What a form can ask for, in the order of the form. */
export const LEAD_FIELDS = ['name', 'company', 'email', 'telephone', 'employees', 'bike', 'message'] as const;
export type LeadFieldName = (typeof LEAD_FIELDS)[number];

/** How each is entered, and how many characters it may have. */
export const LEAD_FIELD_KINDS: Readonly<Record<LeadFieldName, LeadFieldKind>> = {
  name: { type: 'text', autoComplete: 'name', maxLength: 120 },
  company: { type: 'text', autoComplete: 'organization', maxLength: 160 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  telephone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  employees: { type: 'number', maxLength: 7 },
  bike: { type: 'text', maxLength: 160 },
  message: { type: 'textarea', maxLength: 4_000 },
};

export interface LeadFieldKind {
  type: 'text' | 'email' | 'tel' | 'number' | 'textarea';
  autoComplete?: string;
  maxLength: number;
}

/** What an editor chose for a form; the properties of the block LeadForm. */
export interface LeadFormProps extends Readonly<Record<Exclude<LeadFieldName, 'email'>, Ask>> {
  readonly purpose: LeadPurpose;
  /** Empty for the usual sentence of the language. */
  readonly consentText: string;
}

export interface LeadField extends LeadFieldKind {
  name: LeadFieldName;
  isRequired: boolean;
}

/** The fields of a form, in its order. Without an address of mail nobody could reply, so it is always asked for. */
export function listLeadFields(props: LeadFormProps): LeadField[] {
  return LEAD_FIELDS.flatMap((name): LeadField[] => {
    const ask = name === 'email' ? 'required' : props[name];
    return ask === 'no' ? [] : [{ name, isRequired: ask === 'required', ...LEAD_FIELD_KINDS[name] }];
  });
}

export function consentSentence({ consentText, purpose }: LeadFormProps, locale: Locale): string {
  const usual = purpose === 'newsletter' ? leadMessages.newsletterConsent : formMessages.consent;
  return consentText.trim() || say(usual, { locale });
}
