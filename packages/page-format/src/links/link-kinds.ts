import type { Mend } from '../check/mend.ts';
import { shorten } from '../text/describe-value.ts';
import type { EditorText } from '../text/text.ts';
import { DEFAULT_PROTOCOL, isAllowedLink, safeHref } from './links.ts';
import { checkFileAddress } from './missing-file.ts';

/** What a link leads to, as an editor chooses it. */
export const LINK_KINDS = ['page', 'address', 'anchor', 'email', 'phone', 'file'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Kinds that are stored as an address. */
export type TypedLinkKind = Exclude<LinkKind, 'page' | 'file'>;

/** Which kind an address is of. */
export function typedLinkKind(address: string): TypedLinkKind {
  const start = address.trimStart().toLowerCase();
  if (start.startsWith('mailto:')) return 'email';
  if (start.startsWith('tel:')) return 'phone';
  return start.startsWith('#') ? 'anchor' : 'address';
}

/** The address without what its kind adds: `someone@example.com` of `mailto:someone@example.com`. */
export function typedLinkText(address: string): string {
  return address.trim().replace(TYPED_START[typedLinkKind(address)], '');
}

const TYPED_START: Readonly<Record<TypedLinkKind, RegExp>> = {
  email: /^mailto:/i,
  phone: /^tel:/i,
  anchor: /^#/,
  address: /^(?!)/,
};

/**
 * The address for what an editor typed into the field of a kind. What the kind adds may be typed as well; an empty text
 * is no link.
 */
export function writeTypedLink(kind: TypedLinkKind, text: string): string {
  const typed = text.trim().replace(TYPED_START[kind], '').trim();
  if (typed === '' || kind === 'address') return typed;
  if (kind === 'email') return `mailto:${typed}`;
  if (kind === 'anchor') return `#${typed}`;
  // Spaces and brackets are for people; telephones read digits.
  return `tel:${typed.replace(/[\s()/.-]/g, '')}`;
}

/** What is wrong with an address: errors stop publishing, warnings are about addresses that lead nowhere useful. */
export interface LinkProblem {
  level: 'error' | 'warning';
  message: EditorText;
  mend?: Mend;
}

const EMAIL = /^[^\s@,;:<>"]+@[^\s@,;:<>".]+(?:\.[^\s@,;:<>".]+)+$/;
/** A letter to somebody whom the visitor chooses (RFC 6068 asks for no recipient), such as to their employer. */
const LETTER = /^\?(?:subject|body)=[^&\s]/i;
const PHONE = /^\+?\d{3,15}(?:;[\w.=+-]+)*$/;
const ANCHOR = /^[A-Za-z][\w-]{0,63}$/;

/** A host without a scheme in front, which browsers read as a path: `www.…`, or a name that ends like the usual ones. */
const BARE_HOST = /^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|eu|nl|de|be|at|fr|io|info)(?=[/?#:]|$))/i;

/**
 * Why an address is refused, or what an editor should look at; undefined when all is well or nothing was typed.
 * @param folders of the site with files of its own, such as `img`
 */
export function checkTypedLink(address: string, folders: readonly string[] = []): LinkProblem | undefined {
  if (!isAllowedLink(address)) return { level: 'error', message: explainRefused(address) };
  const href = safeHref(address);
  const text = typedLinkText(href);
  switch (typedLinkKind(href)) {
    case 'email':
      return EMAIL.test(readRecipient(text)) || LETTER.test(text) ? undefined : warn(NO_EMAIL);
    case 'phone':
      return PHONE.test(text.replace(/[\s()/.-]/g, '')) ? undefined : warn(NO_PHONE);
    case 'anchor':
      return ANCHOR.test(text) ? undefined : warn(NO_ANCHOR);
    case 'address':
      return warnAddress(href, address, folders);
  }
}

/** What stands before the subject and the like, of the first recipient. */
function readRecipient(text: string): string {
  const recipient = text.split('?', 1)[0]?.split(',', 1)[0] ?? '';
  return recipient.replace(/%40/g, '@');
}

/** @param was the address as it is stored */
function warnAddress(href: string, was: string, folders: readonly string[]): LinkProblem | undefined {
  const mendWith = (value: string, label: EditorText): Mend => ({ change: 'set', was, value, label });
  if (EMAIL.test(href)) return { ...warn(BARE_EMAIL), mend: mendWith(`mailto:${href}`, TO_EMAIL) };
  if (BARE_HOST.test(href))
    return { ...warn(BARE_ADDRESS), mend: mendWith(`${DEFAULT_PROTOCOL}://${href}`, TO_ADDRESS) };
  if (/^(?:https?|ftps?):/i.test(href) && !isWebAddress(href)) return warn(NO_ADDRESS);
  return checkFileAddress(href, folders)[0];
}

function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^(?:https?|ftps?):\/\/[^/]/i.test(href) && !/\s/.test(href);
}

function warn(message: EditorText): LinkProblem {
  return { level: 'warning', message };
}

function explainRefused(address: string): EditorText {
  const quoted = shorten(address);
  return {
    en: `The link "${quoted}" is not allowed. Use a path such as /contact, or an address that starts with https:, mailto: or tel:.`,
    de: `Der Link „${quoted}“ ist nicht erlaubt. Bitte einen Pfad wie /contact oder eine Adresse mit https:, mailto: oder tel: verwenden.`,
    nl: `De link “${quoted}” is niet toegestaan. Gebruik een pad zoals /contact, of een adres dat begint met https:, mailto: of tel:.`,
    fr: `Le lien « ${quoted} » n’est pas autorisé. Utilisez un chemin comme /contact, ou une adresse qui commence par https:, mailto: ou tel:.`,
  };
}

const NO_EMAIL: EditorText = {
  en: 'This is not a complete e-mail address. It looks like someone@example.com.',
  de: 'Das ist keine vollständige E-Mail-Adresse. Sie sieht aus wie jemand@example.com.',
  nl: 'Dit is geen volledig e-mailadres. Het ziet eruit als iemand@example.com.',
  fr: 'Cette adresse e-mail n’est pas complète. Elle ressemble à quelquun@example.com.',
};
const NO_PHONE: EditorText = {
  en: 'This is not a telephone number. It has 3 to 15 digits, best in its international form: +31 20 123 45 67.',
  de: 'Das ist keine Telefonnummer. Sie hat 3 bis 15 Ziffern, am besten in internationaler Form: +49 30 123 45 67.',
  nl: 'Dit is geen telefoonnummer. Het heeft 3 tot 15 cijfers, bij voorkeur in internationale vorm: +31 20 123 45 67.',
  fr: 'Ceci n’est pas un numéro de téléphone. Il compte de 3 à 15 chiffres, de préférence au format international : +33 1 23 45 67 89.',
};
const NO_ANCHOR: EditorText = {
  en: 'No block can have this anchor. It starts with a letter and holds letters, digits, "-" and "_" only.',
  de: 'Diese Sprungmarke kann kein Block haben. Sie beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern, „-“ und „_“.',
  nl: 'Geen enkel blok kan dit anker hebben. Een anker begint met een letter en bevat alleen letters, cijfers, “-” en “_”.',
  fr: 'Aucun bloc ne peut avoir cette ancre. Elle commence par une lettre et ne contient que des lettres, des chiffres, « - » et « _ ».',
};
const BARE_EMAIL: EditorText = {
  en: 'This is an e-mail address. Choose "E-mail" as the kind of link, or visitors are led to a page of this name.',
  de: 'Das ist eine E-Mail-Adresse. Bitte „E-Mail“ als Art des Links wählen, sonst führt er zu einer Seite dieses Namens.',
  nl: 'Dit is een e-mailadres. Kies “E-mail” als soort link, anders komen bezoekers op een pagina met deze naam.',
  fr: 'Ceci est une adresse e-mail. Choisissez « E-mail » comme type de lien, sinon les visiteurs arrivent sur une page de ce nom.',
};
const BARE_ADDRESS: EditorText = {
  en: 'Without http:// in front, this leads to a page of this site.',
  de: 'Ohne http:// davor führt das zu einer Seite dieser Website.',
  nl: 'Zonder http:// ervoor leidt dit naar een pagina van deze site.',
  fr: 'Sans http:// devant, cette adresse mène à une page de ce site.',
};
const NO_ADDRESS: EditorText = {
  en: 'This address is not complete. It looks like https://www.example.com/page.',
  de: 'Diese Adresse ist nicht vollständig. Sie sieht aus wie https://www.example.com/seite.',
  nl: 'Dit adres is niet volledig. Het ziet eruit als https://www.example.com/pagina.',
  fr: 'Cette adresse n’est pas complète. Elle ressemble à https://www.example.com/page.',
};
const TO_EMAIL: EditorText = {
  en: 'Make it an e-mail link',
  de: 'Zum E-Mail-Link machen',
  nl: 'Maak er een e-maillink van',
  fr: 'En faire un lien e-mail',
};
const TO_ADDRESS: EditorText = {
  en: 'Put http:// in front',
  de: 'http:// davorsetzen',
  nl: 'Zet er http:// voor',
  fr: 'Mettre http:// devant',
};
