interface MailTexts {
  subject(pages: number, language: string): string;
  asks(asker: string, pages: number, language: string): string;
  until(date: string): string;
  board: string;
  somebody: string;
  untitled: string;
}

const en: MailTexts = {
  subject: (pages, language) => `Please translate ${pages === 1 ? 'a page' : `${pages} pages`}: ${language}`,
  asks: (asker, pages, language) =>
    `${asker} asks you to translate ${pages === 1 ? 'a page' : `${pages} pages`}: ${language}.`,
  until: (date) => `It should be ready by ${date}.`,
  board: 'Everything that you are asked for:',
  somebody: 'Somebody',
  untitled: 'Untitled',
};

/** What mails about requests say, by the languages of the admin. */
export const MAIL_TEXTS: Readonly<Record<string, MailTexts>> & { en: MailTexts } = {
  en,
  de: {
    subject: (pages, language) => `Bitte ${pages === 1 ? 'eine Seite' : `${pages} Seiten`} übersetzen: ${language}`,
    asks: (asker, pages, language) =>
      `${asker} bittet um die Übersetzung ${pages === 1 ? 'einer Seite' : `von ${pages} Seiten`}: ${language}.`,
    until: (date) => `Gewünscht bis zum ${date}.`,
    board: 'Alles, worum gebeten wird:',
    somebody: 'Jemand',
    untitled: 'Ohne Titel',
  },
  nl: {
    subject: (pages, language) => `Graag ${pages === 1 ? 'een pagina' : `${pages} pagina’s`} vertalen: ${language}`,
    asks: (asker, pages, language) =>
      `${asker} vraagt om de vertaling van ${pages === 1 ? 'een pagina' : `${pages} pagina’s`}: ${language}.`,
    until: (date) => `Graag klaar op ${date}.`,
    board: 'Alles wat is gevraagd:',
    somebody: 'Iemand',
    untitled: 'Zonder titel',
  },
  fr: {
    subject: (pages, language) => `Merci de traduire ${pages === 1 ? 'une page' : `${pages} pages`}\u00a0: ${language}`,
    asks: (asker, pages, language) =>
      `${asker} vous demande de traduire ${pages === 1 ? 'une page' : `${pages} pages`}\u00a0: ${language}.`,
    until: (date) => `À rendre pour le ${date}.`,
    board: 'Tout ce qui vous est demandé\u00a0:',
    somebody: 'Quelqu’un',
    untitled: 'Sans titre',
  },
};
