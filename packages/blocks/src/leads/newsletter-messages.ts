import type { Messages } from '../site/messages.ts';

/**
 * What the newsletter's mail and pages say: the mail that asks for the confirmation, the page that confirms, and the one
 * that ends the subscription. `{site}` is the host of the country's site.
 */
export const newsletterMessages = {
  mailSubject: {
    'de-AT': 'Bitte bestätige deine Anmeldung zum Newsletter',
    de: 'Bitte bestätige deine Newsletter-Anmeldung',
    nl: 'Bevestig je aanmelding voor de nieuwsbrief',
    be: 'Bevestig je inschrijving op de nieuwsbrief',
    en: 'Please confirm your newsletter subscription',
    fr: 'Confirmez votre inscription à la newsletter',
  },
  mailGreeting: { de: 'Hallo,', nl: 'Hallo,', en: 'Hello,', fr: 'Bonjour,' },
  mailAsked: {
    de: 'diese Adresse wurde auf {site} für den Newsletter von Lumavelo eingetragen. Warst du das? Dann bestätige bitte deine Anmeldung:',
    nl: 'Dit adres is op {site} opgegeven voor de nieuwsbrief van Lumavelo. Heb jij dat gedaan? Bevestig dan je aanmelding:',
    be: 'Dit adres werd op {site} opgegeven voor de nieuwsbrief van Lumavelo. Heb jij dat gedaan? Bevestig dan je inschrijving:',
    en: 'this address was entered on {site} for the Lumavelo newsletter. Was that you? Then please confirm your subscription:',
    fr: 'Cette adresse a été saisie sur {site} pour recevoir la newsletter de Lumavelo. Est-ce bien vous\u202f? Confirmez alors votre inscription\u00a0:',
  },
  mailButton: {
    de: 'Anmeldung bestätigen',
    nl: 'Aanmelding bevestigen',
    be: 'Inschrijving bevestigen',
    en: 'Confirm subscription',
    fr: 'Confirmer mon inscription',
  },
  mailValidity: {
    de: 'Der Link gilt sieben Tage und nur einmal. Fragt die Seite nach einem Code, dann ist es dieser:',
    nl: 'De link is zeven dagen geldig en werkt één keer. Vraagt de pagina om een code? Dat is deze:',
    en: 'The link is valid for seven days and works once. Should the page ask for a code, it is this one:',
    fr: 'Le lien est valable sept jours et ne fonctionne qu’une fois. Si la page vous demande un code, le voici\u00a0:',
  },
  mailNotYou: {
    'de-AT':
      'Das warst nicht du? Dann musst du nichts tun: Ohne Bestätigung schicken wir dir keinen Newsletter und löschen deine Adresse wieder. Willst du auch diese Mail nicht noch einmal bekommen:',
    de: 'Das warst nicht du? Dann musst du nichts tun: Ohne Bestätigung schicken wir dir keinen Newsletter und löschen deine Adresse wieder. Möchtest du auch diese Mail nicht noch einmal bekommen:',
    nl: 'Was jij dit niet? Dan hoef je niets te doen: zonder bevestiging sturen we je geen nieuwsbrief en wissen we je adres weer. Wil je ook deze mail niet nog eens krijgen:',
    be: 'Was jij dit niet? Dan hoef je niets te doen: zonder bevestiging sturen we je geen nieuwsbrief en wissen we je adres weer. Wil je ook deze mail niet nog eens ontvangen:',
    en: 'Was it not you? Then there is nothing to do: without a confirmation we send you no newsletter and delete your address again. If you do not want this e-mail once more either:',
    fr: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: sans confirmation, nous ne vous envoyons pas de newsletter et nous effaçons votre adresse. Pour ne plus recevoir cet e-mail non plus\u00a0:',
  },
  mailStop: { de: 'Keine Mails mehr', nl: 'Geen mails meer', en: 'No more e-mails', fr: 'Ne plus recevoir d’e-mails' },
  confirmTitle: {
    'de-AT': 'Deine Anmeldung zum Newsletter',
    de: 'Deine Newsletter-Anmeldung',
    nl: 'Je aanmelding voor de nieuwsbrief',
    be: 'Je inschrijving op de nieuwsbrief',
    en: 'Your newsletter subscription',
    fr: 'Votre inscription à la newsletter',
  },
  confirmAsk: {
    de: 'Ein Klick noch, dann bist du dabei. Abbestellen kannst du jederzeit, mit einem Link in jeder Ausgabe.',
    nl: 'Nog één klik en je staat op de lijst. Afmelden kan altijd, met een link in elke nieuwsbrief.',
    be: 'Nog één klik en je bent ingeschreven. Uitschrijven kan altijd, met een link in elke nieuwsbrief.',
    en: 'One more click and you are on the list. You can unsubscribe at any time, by a link in every issue.',
    fr: 'Encore un clic et votre inscription est confirmée. Vous pouvez vous désabonner à tout moment, par un lien dans chaque numéro.',
  },
  confirmButton: {
    de: 'Ja, schickt mir den Newsletter',
    nl: 'Ja, stuur mij de nieuwsbrief',
    en: 'Yes, send me the newsletter',
    fr: 'Oui, je veux la newsletter',
  },
  confirmed: {
    de: 'Danke, du bist angemeldet! Die nächste Ausgabe kommt zu dir.',
    nl: 'Bedankt, je bent aangemeld! De volgende nieuwsbrief komt naar je toe.',
    be: 'Bedankt, je bent ingeschreven! De volgende nieuwsbrief komt naar je toe.',
    en: 'Thank you, you are subscribed! The next issue will come to you.',
    fr: 'Merci, votre inscription est confirmée\u202f! Vous recevrez le prochain numéro.',
  },
  changedMind: {
    de: 'Doch nicht? Wieder abmelden',
    nl: 'Toch niet? Meld je weer af',
    be: 'Toch niet? Schrijf je weer uit',
    en: 'Changed your mind? Unsubscribe',
    fr: 'Vous avez changé d’avis\u202f? Se désabonner',
  },
  confirmInvalid: {
    de: 'Dieser Link gilt nicht mehr. Vielleicht hast du schon bestätigt: Dann ist alles erledigt. Sonst melde dich einfach noch einmal an.',
    nl: 'Deze link is niet meer geldig. Heb je al bevestigd, dan is alles geregeld. Meld je anders gewoon opnieuw aan.',
    be: 'Deze link is niet meer geldig. Heb je al bevestigd, dan is alles in orde. Schrijf je anders gewoon opnieuw in.',
    en: 'This link is no longer valid. If you have already confirmed, all is done. Otherwise simply subscribe again.',
    fr: 'Ce lien n’est plus valable. Si vous avez déjà confirmé, tout est en ordre. Sinon, inscrivez-vous de nouveau.',
  },
  subscribeAgain: {
    de: 'Neu anmelden',
    nl: 'Opnieuw aanmelden',
    be: 'Opnieuw inschrijven',
    en: 'Subscribe again',
    fr: 'M’inscrire de nouveau',
  },
  withdrawTitle: {
    de: 'Newsletter abbestellen',
    nl: 'Afmelden voor de nieuwsbrief',
    be: 'Uitschrijven voor de nieuwsbrief',
    en: 'Unsubscribe from the newsletter',
    fr: 'Se désabonner de la newsletter',
  },
  withdrawAsk: {
    de: 'Ein Klick, und wir schicken dir keinen Newsletter mehr.',
    nl: 'Eén klik en je krijgt geen nieuwsbrief meer van ons.',
    en: 'One click and we send you no more newsletters.',
    fr: 'Un clic et nous ne vous enverrons plus de newsletter.',
  },
  withdrawButton: { de: 'Abbestellen', nl: 'Afmelden', be: 'Uitschrijven', en: 'Unsubscribe', fr: 'Me désabonner' },
  withdrawn: {
    de: 'Erledigt: Du bekommst keinen Newsletter von uns.',
    nl: 'Geregeld: je krijgt geen nieuwsbrief van ons.',
    be: 'In orde: je krijgt geen nieuwsbrief van ons.',
    en: 'Done: you will get no newsletter from us.',
    fr: 'C’est fait\u00a0: vous ne recevrez pas de newsletter de notre part.',
  },
  withdrawInvalid: {
    de: 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der Mail, oder schreib uns.',
    nl: 'Deze link is niet compleet. Open hem nog eens vanuit de mail, of schrijf ons.',
    be: 'Deze link is niet volledig. Open hem nog eens vanuit de mail, of schrijf ons.',
    en: 'This link is not complete. Please open it from the e-mail once more, or write to us.',
    fr: 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis l’e-mail, ou écrivez-nous.',
  },
  code: { de: 'Code aus der Mail', nl: 'Code uit de mail', en: 'Code from the e-mail', fr: 'Code reçu par e-mail' },
  failed: {
    de: 'Das hat leider nicht geklappt. Bitte versuch es noch einmal.',
    nl: 'Dat is helaas niet gelukt. Probeer het opnieuw.',
    en: 'That did not work. Please try again.',
    fr: 'L’envoi a échoué. Veuillez réessayer.',
  },
} satisfies Messages;
