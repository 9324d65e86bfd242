import { fillIn } from 'page-format';
import { z } from 'zod';
import type { Locale } from '../site/locales.ts';
import { say } from '../site/messages.ts';
import { formMessages } from '../ui/form-messages.ts';
import { type LeadField, type LeadFieldName, type LeadFormProps, listLeadFields } from './lead-form.ts';
import { leadMessages } from './lead-messages.ts';

/** What is wrong with one field, in the visitor's language. */
export interface LeadError {
  field: LeadFieldName | 'consent';
  message: string;
}

export type LeadValues = Partial<Record<LeadFieldName, string>>;

export interface CheckedLead {
  /** Without what the form does not ask for, and what was left empty. */
  values: LeadValues;
  errors: LeadError[];
}

/** As browsers check an address of mail (HTML Living Standard, "valid e-mail address"), and with a dot in its host. */
const EMAIL = z.email({ pattern: z.regexes.html5Email }).refine((address) => /@.+\../.test(address));
const TELEPHONE = /^[+(]?[\d\s()./-]{5,}$/;
const EMPLOYEES = /^[1-9]\d{0,6}$/;

/**
 * Checks what was sent against what the form asks.
 * @param fields as they were sent; other fields than the form's are left out
 * @param consent true where the sentence was agreed to
 */
export function checkLead(
  form: LeadFormProps,
  fields: Readonly<Record<string, string>>,
  consent: boolean,
  locale: Locale,
): CheckedLead {
  const values: LeadValues = {};
  const errors: LeadError[] = [];
  for (const field of listLeadFields(form)) {
    const value = tidy(fields[field.name] ?? '', field);
    const message = explain(value, field, locale);
    if (message) errors.push({ field: field.name, message });
    else if (value) values[field.name] = value;
  }
  if (!consent) errors.push({ field: 'consent', message: say(formMessages.missingConsent, { locale }) });
  return { values, errors };
}

/** Control characters but tab and line feed, what turns the direction of all that follows, and half characters. */
const UNSEEN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** What is typed into one line is one line, and of what nobody sees nothing is kept: it would forge mails and lists. */
function tidy(value: string, { type }: LeadField): string {
  const kept = value.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(UNSEEN, ' ');
  return (type === 'textarea' ? kept : kept.replaceAll(/\s+/g, ' ')).trim();
}

function explain(value: string, { name, isRequired, maxLength }: LeadField, locale: Locale): string | undefined {
  if (!value) return isRequired ? say(formMessages.missing, { locale }) : undefined;
  if (value.length > maxLength) return fillIn(say(leadMessages.tooLong, { locale }), { count: maxLength });
  if (name === 'email' && !EMAIL.safeParse(value).success) return say(formMessages.invalidEmail, { locale });
  if (name === 'telephone' && !TELEPHONE.test(value)) return say(leadMessages.invalidTelephone, { locale });
  if (name === 'employees' && !EMPLOYEES.test(value)) return say(leadMessages.invalidEmployees, { locale });
  return undefined;
}
