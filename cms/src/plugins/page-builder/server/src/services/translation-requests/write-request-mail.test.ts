import { expect, it } from 'vitest';
import { type WrittenRequest, writeRequestMail } from './write-request-mail.ts';

const request: WrittenRequest = {
  language: 'German (de)',
  asker: 'Anna de Boer',
  until: '2026-12-05',
  note: 'Please say "du".',
  pages: [{ title: 'Opening hours', address: 'https://cms.test/admin/1' }],
  board: 'https://cms.test/admin/board',
};

it('says who asks for what, until when, and where it is', () => {
  expect(writeRequestMail(request, 'en')).toMatchObject({
    subject: 'Please translate a page: German (de)',
    text: `Anna de Boer asks you to translate a page: German (de). It should be ready by December 5, 2026.

> Please say "du".

Opening hours
https://cms.test/admin/1`,
  });
});

it('is in the language of the admin, and in English where there is none', () => {
  const [one] = request.pages;
  const many = { ...request, note: undefined, pages: [...request.pages, { ...one, title: undefined, address: 'x' }] };
  expect(writeRequestMail(many, 'de')).toMatchObject({
    subject: 'Bitte 2 Seiten übersetzen: German (de)',
    text: `Anna de Boer bittet um die Übersetzung von 2 Seiten: German (de). Gewünscht bis zum 5. Dezember 2026.

Opening hours
https://cms.test/admin/1

Ohne Titel
x

Alles, worum gebeten wird:
https://cms.test/admin/board`,
  });
  expect(writeRequestMail(request, 'es')).toEqual(writeRequestMail(request, 'en'));
  expect(writeRequestMail(request, 'constructor')).toEqual(writeRequestMail(request, 'en'));
});

it('takes nothing that people type for a header, for markup or for a link', () => {
  const typed = 'a\r\nBcc: all@evil.test\n<img src="https://evil.test">\u2028\u202Ewww.evil.test';
  const { subject, text, html } = writeRequestMail(
    {
      ...request,
      language: typed,
      asker: typed,
      note: typed,
      pages: [{ title: typed, address: 'https://cms.test/1' }],
    },
    'nl',
  );
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
  expect(text.match(/^Bcc/m)).toBeNull();
  expect(text.replace('https://cms.test/1', '')).not.toMatch(/:\/\/|evil\.test|all@evil/);
  expect(text).toContain('> a\n> Bcc:');
  expect(html).not.toContain('<img');
});
