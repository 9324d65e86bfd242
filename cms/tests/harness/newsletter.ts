/** People who want the newsletter, for the tests of leads. */
import { expect } from 'vitest';
import { FORMS, type LeadOffice, SITE } from './lead-office.ts';
import { type ReadMail, readMail } from './read-mail.ts';

export const until = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

let count = 0;
/** An address that has asked for nothing yet. */
export const newAddress = () => `lezer${++count}@boer.test`;

/** The token of a link in a mail. */
export function findToken({ text }: ReadMail, step: 'confirm' | 'withdraw'): string {
  return text.split(`${SITE}/newsletter/${step}#`)[1]?.split('\n')[0] ?? '';
}

/** What readers do at a CMS, and what they get. */
export function createReaders(office: LeadOffice) {
  const subscribe = (email: string, changes: object = {}) =>
    office.send({ form: FORMS.newsletter.id, fields: { email }, ...changes });

  const mailsTo = (email: string): ReadMail[] =>
    office.mail.mails.map((message) => readMail(message)).filter(({ headers }) => headers.to === email);

  /** Waits for the one mail that an address gets. */
  async function awaitMail(email: string): Promise<ReadMail> {
    await until(() => mailsTo(email)).toHaveLength(1);
    return mailsTo(email)[0] as ReadMail;
  }

  /** Subscribes, and opens the mail. */
  async function askForMail(email: string, changes: object = {}) {
    const { body } = await subscribe(email, changes);
    const mail = await awaitMail(email);
    const id = body.data.id as string;
    await until(async () => (await office.readLead(id)).confirmation).toBe('sent');
    return { id, mail, confirm: findToken(mail, 'confirm'), withdraw: findToken(mail, 'withdraw') };
  }

  /** Subscribes and confirms, and waits until all are told. */
  async function becomeReader(email: string, changes: object = {}) {
    const asked = await askForMail(email, changes);
    const { status, body } = await office.take('confirm', asked.confirm);
    expect(status).toBe(200);
    await until(async () => (await office.readLead(asked.id)).webhook).toBe('sent');
    return { ...asked, body };
  }

  return { subscribe, mailsTo, awaitMail, askForMail, becomeReader };
}
