import { expect, test } from 'vitest';
import { LeadForm } from '../blocks/LeadForm/block.ts';
import { LOCALES } from '../site/locales.ts';
import { checkLead } from './check-lead.ts';
import { consentSentence, type LeadFormProps, listLeadFields } from './lead-form.ts';

const start = Object.fromEntries(
  Object.entries(LeadForm.props).map(([name, field]) => [name, field.default]),
) as unknown as LeadFormProps;
const form = (changes: Partial<LeadFormProps> = {}) => ({ ...start, ...changes });

const FIELDS = { name: 'Anna', company: 'Boer', email: 'anna@boer.test' };
const check = (fields: Record<string, string>, changes: Partial<LeadFormProps> = {}) =>
  checkLead(form(changes), { ...FIELDS, ...fields }, true, 'en');

test('a form asks for what its editor chose, in one order, and always for an address of mail', () => {
  const names = (changes: Partial<LeadFormProps> = {}) => listLeadFields(form(changes)).map(({ name }) => name);
  expect(names()).toEqual(['name', 'company', 'email', 'telephone', 'employees', 'message']);
  const nothing = { name: 'no', company: 'no', telephone: 'no', employees: 'no', message: 'no' } as const;
  expect(names(nothing)).toEqual(['email']);
  expect(names({ ...nothing, bike: 'optional' })).toEqual(['email', 'bike']);
});

test('what the form does not ask for is left out, and so is what was left empty', () => {
  const { values, errors } = check({ bike: 'Singel', telephone: ' ', state: 'closed' });
  expect(errors).toEqual([]);
  expect(values).toEqual(FIELDS);
});

test.each([
  ['  Anna \t de\r\n Boer ', 'Anna de Boer'],
  ['Boer\u0000\u202etxt', 'Boer txt'],
  ['Zoë', 'Zoë'],
  ['نسترن\u200cرضایی', 'نسترن\u200cرضایی'],
])('a line stays one line, and hides nothing: %j', (typed, kept) => {
  expect(check({ name: typed }).values.name).toBe(kept);
});

test('a message keeps its paragraphs', () => {
  expect(check({ message: 'Hallo,\r\n\r\n\ttwaalf\u0007 graag\n' }).values.message).toBe('Hallo,\n\n\ttwaalf  graag');
});

test.each([
  ['email', 'anna@boer', false],
  ['email', 'anna@boer.test', true],
  ['email', 'anna@boer.test\nBcc: x@y.test', false],
  ['email', 'a@b.test,c@d.test', false],
  ['email', '<anna@boer.test>', false],
  ['telephone', '+31 (0)30 123-45.67', true],
  ['telephone', '112', false],
  ['telephone', '030 x', false],
  ['employees', '25', true],
  ['employees', '0', false],
  ['employees', '2.5', false],
  ['employees', '1e3', false],
])('%s: %j', (field, value, isRight) => {
  const { errors } = check({ [field]: value });
  expect(errors.map((error) => error.field)).toEqual(isRight ? [] : [field]);
});

test.each(LOCALES)('%s: every error is a sentence of the language, with nothing left to fill in', (locale) => {
  const wrong = { email: 'x', telephone: 'x', employees: 'x', message: 'x'.repeat(5_000) };
  const { errors } = checkLead(form(), wrong, false, locale);
  expect(errors.map(({ field }) => field)).toEqual([
    ...['name', 'company', 'email', 'telephone', 'employees', 'message', 'consent'],
  ]);
  for (const { message } of errors) expect(message).toMatch(/^[A-Z][^{}]+[.!]$/u);
  expect(consentSentence(form({ purpose: 'newsletter' }), locale)).not.toBe(consentSentence(form(), locale));
});
