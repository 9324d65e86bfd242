import { expect, test } from 'vitest';
import { LOCALES } from '../site/locales.ts';
import { mailWords } from './mail-words.ts';
import { mailAddress, writeEmployerMail } from './write-employer-mail.ts';

const address = 'https://nl.example/werkgevers';

test('the mail is about the very bike, with its price a month, and signed', () => {
  const bike = { name: 'Lumavelo Singel', address: 'https://nl.example/fietsen/singel', monthly: '€ 63,24' };
  const { body } = writeEmployerMail({ words: mailWords({ locale: 'nl' }), address, name: ' Anna ', bike });
  expect(body).toContain(
    'Het gaat om deze fiets: Lumavelo Singel\nhttps://nl.example/fietsen/singel\nNetto zou hij mij ongeveer € 63,24 per maand kosten.',
  );
  expect(body).toContain(address);
  expect(body.endsWith('groeten\nAnna')).toBe(true);
});

test.each(LOCALES)('%s: without a bike it is whole, and names no place that is left to fill in', (locale) => {
  const { subject, body } = writeEmployerMail({ words: mailWords({ locale }), address });
  expect(subject + body).not.toMatch(/[{}]|undefined/);
  expect(body).toContain(address);
});

test('nothing in it ends the address of the mail, or adds a receiver', () => {
  const { subject, body } = writeEmployerMail({
    words: mailWords({ locale: 'en' }),
    address,
    name: 'A & B?to=c@d.test#x',
    bike: { name: 'A&bcc=e@f.test\r\nBcc: g@h.test' },
  });
  const written = new URL(mailAddress({ subject, body }));
  expect([...written.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(written.searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain('A & B?to=c@d.test#x');
});
