import { link as declareLink, type LinkField, type LinkOptions } from 'page-format/fields';
import { FILE_FOLDERS, PAGE_TYPES } from '../site/link-targets.ts';

/** A link to a page of this site, an address, a file, an e-mail or a phone number. */
export function link(options: Omit<LinkOptions, 'pages' | 'folders'>): LinkField {
  return declareLink({ pages: PAGE_TYPES, folders: FILE_FOLDERS, ...options });
}

/** What happens with what a form is sent with. */
export function privacyLink({ when }: Pick<LinkOptions, 'when'> = {}): LinkField {
  return link({
    label: {
      en: 'Privacy policy',
      de: 'Datenschutzerklärung',
      nl: 'Privacyverklaring',
      fr: 'Politique de confidentialité',
    },
    help: {
      en: 'Linked beside the consent.',
      de: 'Wird neben der Einwilligung verlinkt.',
      nl: 'Staat als link naast de toestemming.',
      fr: 'En lien à côté du consentement.',
    },
    ...(when && { when }),
  });
}

/** Where visitors of another country ask for an offer, in place of a calculator that follows a law that is not theirs. */
export function offerLink(): LinkField {
  return link({
    label: {
      en: 'Link to an offer',
      de: 'Link zu einem Angebot',
      nl: 'Link naar een offerte',
      fr: 'Lien vers un devis',
    },
    help: {
      en: 'Shown in place of the calculator on sites of other countries, whose taxes it does not know.',
      de: 'Erscheint anstelle des Rechners auf Websites anderer Länder, deren Steuern er nicht kennt.',
      nl: 'Staat in plaats van de calculator op sites van andere landen, waarvan die de belasting niet kent.',
      fr: 'Remplace le calculateur sur les sites des autres pays, dont il ne connaît pas les impôts.',
    },
    group: 'advanced',
    default: '/werkgever-niet-aangesloten',
  });
}
