import type { Messages } from '../../site/messages.ts';

export const messages = {
  firstname: { de: 'Vorname', nl: 'Voornaam', en: 'First name', fr: 'Prénom' },
  lastname: { de: 'Nachname', nl: 'Achternaam', be: 'Familienaam', en: 'Last name', fr: 'Nom' },
  noScript: {
    de: 'Dieses Formular braucht JavaScript. Bitte schalte es ein, um uns zu schreiben.',
    nl: 'Voor dit formulier is JavaScript nodig. Zet het aan om ons een bericht te sturen.',
    en: 'This form needs JavaScript. Please switch it on to write to us.',
    fr: 'Ce formulaire nécessite JavaScript. Activez-le pour nous écrire.',
  },
  embedNote: {
    de: 'Dieses Formular kommt von HubSpot. Beim Laden werden Daten an HubSpot übertragen.',
    nl: 'Dit formulier is van HubSpot. Zodra je het laadt, gaan er gegevens naar HubSpot.',
    en: 'This form comes from HubSpot. Loading it sends data to HubSpot.',
    fr: 'Ce formulaire est fourni par HubSpot. En le chargeant, vous transmettez des données à HubSpot.',
  },
  load: { de: 'Formular laden', nl: 'Formulier laden', en: 'Load form', fr: 'Charger le formulaire' },
} satisfies Messages;
