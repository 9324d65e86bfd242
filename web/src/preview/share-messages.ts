import type { Locale } from '@lumavelo/blocks/site';

const german = {
  /** Name of the bar above the draft. */
  bar: 'Geteilter Entwurf',
  /** With the place `{date}`. */
  until: 'Entwurf, geteilt bis {date}',
  languages: 'Sprache des Entwurfs',
  questionTitle: 'Jemand teilt einen Entwurf mit dir',
  questionText:
    'So soll eine Seite aussehen, die noch nicht öffentlich ist. Wer den Link erstellt hat, sieht, wann und unter welchem Namen er geöffnet wurde.',
  name: 'Dein Name (freiwillig)',
  open: 'Entwurf öffnen',
  refusedTitle: 'Dieser Link funktioniert nicht',
  refusedText:
    'Vielleicht ist er abgelaufen oder wurde zurückgezogen. Bitte die Person, von der du ihn hast, um einen neuen.',
  unavailableTitle: 'Der Entwurf lässt sich gerade nicht zeigen',
  unavailableText: 'Bitte versuche es in einer Minute noch einmal.',
};

/** What guests with a link to a draft read around it. */
export type ShareMessages = typeof german;

const dutch: ShareMessages = {
  bar: 'Gedeeld ontwerp',
  until: 'Ontwerp, gedeeld tot {date}',
  languages: 'Taal van het ontwerp',
  questionTitle: 'Iemand deelt een ontwerp met je',
  questionText:
    'Zo gaat een pagina eruitzien die nog niet openbaar is. Wie de link heeft gemaakt, ziet wanneer en onder welke naam hij is geopend.',
  name: 'Je naam (niet verplicht)',
  open: 'Ontwerp openen',
  refusedTitle: 'Deze link werkt niet',
  refusedText: 'Misschien is hij verlopen of ingetrokken. Vraag een nieuwe aan degene die hem je heeft gestuurd.',
  unavailableTitle: 'Het ontwerp is nu niet te zien',
  unavailableText: 'Probeer het over een minuut nog eens.',
};

export const SHARE_MESSAGES: Readonly<Record<Locale, ShareMessages>> = {
  nl: dutch,
  be: dutch,
  de: german,
  'de-AT': german,
  en: {
    bar: 'Shared draft',
    until: 'Draft, shared until {date}',
    languages: 'Language of the draft',
    questionTitle: 'Somebody shares a draft with you',
    questionText:
      'This is how a page will look that is not public yet. Whoever made the link sees when it was opened, and under which name.',
    name: 'Your name (optional)',
    open: 'Open the draft',
    refusedTitle: 'This link does not work',
    refusedText: 'It may have expired or been taken back. Ask the person who sent it to you for a new one.',
    unavailableTitle: 'The draft cannot be shown at the moment',
    unavailableText: 'Please try again in a minute.',
  },
  fr: {
    bar: 'Brouillon partagé',
    until: 'Brouillon, partagé jusqu’au {date}',
    languages: 'Langue du brouillon',
    questionTitle: 'Un brouillon est partagé avec vous',
    questionText:
      'Voici à quoi ressemblera une page qui n’est pas encore publique. La personne qui a créé le lien voit quand il a été ouvert, et sous quel nom.',
    name: 'Votre nom (facultatif)',
    open: 'Ouvrir le brouillon',
    refusedTitle: 'Ce lien ne fonctionne pas',
    refusedText: 'Il a peut-être expiré ou été retiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    unavailableTitle: 'Le brouillon ne peut pas être affiché pour le moment',
    unavailableText: 'Réessayez dans une minute.',
  },
};

/** When a link ends, as people in these countries write it; all of them have the same time. */
export function writeEnd(expiresAt: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(
    new Date(expiresAt),
  );
}
