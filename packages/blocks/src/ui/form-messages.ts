import type { Messages } from '../site/messages.ts';

/** What every form says to visitors. */
export const formMessages = {
  company: { 'de-AT': 'Firma', de: 'Unternehmen', nl: 'Bedrijf', en: 'Company', fr: 'Entreprise' },
  email: {
    de: 'Geschäftliche E-Mail-Adresse',
    nl: 'Zakelijk e-mailadres',
    be: 'Professioneel e-mailadres',
    en: 'Work e-mail',
    fr: 'E-mail professionnel',
  },
  message: {
    de: 'Wie können wir helfen?',
    nl: 'Waarmee kunnen we je helpen?',
    en: 'How can we help?',
    fr: 'Comment pouvons-nous vous aider\u202f?',
  },
  optional: { de: 'optional', nl: 'optioneel', en: 'optional', fr: 'facultatif' },
  privacy: {
    de: 'Datenschutzerklärung',
    nl: 'Privacyverklaring',
    en: 'Privacy policy',
    fr: 'Politique de confidentialité',
  },
  send: { de: 'Absenden', nl: 'Versturen', en: 'Send', fr: 'Envoyer' },
  sending: { de: 'Wird gesendet …', nl: 'Bezig met versturen…', en: 'Sending…', fr: 'Envoi en cours…' },
  retry: { de: 'Erneut versuchen', nl: 'Opnieuw proberen', en: 'Try again', fr: 'Réessayer' },
  failed: {
    de: 'Das hat leider nicht geklappt. Deine Angaben sind noch da: Bitte versuch es noch einmal.',
    nl: 'Dat is helaas niet gelukt. Je gegevens staan er nog: probeer het opnieuw.',
    en: 'That did not work. Your details are still here: please try again.',
    fr: 'L’envoi a échoué. Vos données sont toujours là\u00a0: veuillez réessayer.',
  },
  missing: {
    de: 'Bitte ausfüllen.',
    nl: 'Vul dit veld in.',
    en: 'Please fill this in.',
    fr: 'Veuillez remplir ce champ.',
  },
  invalidEmail: {
    'de-AT': 'Bitte eine E-Mail-Adresse wie name@firma.at eingeben.',
    de: 'Bitte eine E-Mail-Adresse wie name@firma.de eingeben.',
    nl: 'Vul een e-mailadres in zoals naam@bedrijf.nl.',
    be: 'Vul een e-mailadres in zoals naam@bedrijf.be.',
    en: 'Please enter an e-mail address such as name@company.com.',
    fr: 'Veuillez saisir une adresse e-mail comme nom@entreprise.fr.',
  },
  missingConsent: {
    de: 'Ohne deine Zustimmung dürfen wir nicht antworten.',
    nl: 'Zonder je toestemming mogen we niet antwoorden.',
    en: 'Without your consent we may not reply.',
    fr: 'Sans votre accord, nous ne pouvons pas vous répondre.',
  },
  consent: {
    de: 'Ihr dürft meine Angaben verwenden, um meine Anfrage zu beantworten.',
    nl: 'Jullie mogen mijn gegevens gebruiken om mijn vraag te beantwoorden.',
    en: 'You may use my details to answer my request.',
    fr: 'J’accepte que mes données servent à répondre à ma demande.',
  },
  sent: {
    de: 'Danke! Deine Nachricht ist angekommen. Wir melden uns in den nächsten Werktagen.',
    nl: 'Bedankt! Je bericht is aangekomen. We nemen binnen enkele werkdagen contact op.',
    en: 'Thank you! Your message has arrived. We will be in touch within a few working days.',
    fr: 'Merci\u202f! Votre message est bien arrivé. Nous vous répondrons d’ici quelques jours ouvrés.',
  },
} satisfies Messages;
