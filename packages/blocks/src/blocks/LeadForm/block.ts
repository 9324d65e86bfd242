import type { EditorText } from 'page-format';
import { choice, text, textarea } from 'page-format/fields';
import { link, privacyLink } from '../../fields/index.ts';
import { ASKS, type Ask } from '../../leads/lead-form.ts';
import { defineBlock } from '../../site/define-block.ts';

const ASK_LABELS: Readonly<Record<Ask, EditorText>> = {
  no: { en: 'Not asked', de: 'Nicht gefragt', nl: 'Niet gevraagd', fr: 'Non demandé' },
  optional: { en: 'Optional', de: 'Optional', nl: 'Optioneel', fr: 'Facultatif' },
  required: { en: 'Required', de: 'Pflicht', nl: 'Verplicht', fr: 'Obligatoire' },
};

/** Whoever asks the employer writes a mail of their own, and tells us nothing. */
const sent = { prop: 'purpose', is: ['employer', 'dealer', 'newsletter'] };

/** Whether the form asks for something. */
function ask(label: EditorText, start: Ask) {
  return choice({
    label,
    group: 'content',
    default: start,
    options: ASKS.map((value) => ({ value, label: ASK_LABELS[value] })),
    display: 'buttons',
    when: sent,
  });
}

export const LeadForm = defineBlock({
  type: 'LeadForm',
  category: 'cta',
  label: { en: 'Lead form', de: 'Anfrageformular', nl: 'Aanvraagformulier', fr: 'Formulaire de contact' },
  description: {
    en: 'A form whose answers arrive in the CMS, for employers, dealers or the newsletter; or the mail with which somebody asks the employer.',
    de: 'Ein Formular, dessen Antworten im CMS ankommen: für Arbeitgeber, Händler oder den Newsletter; oder die Mail, mit der jemand den Arbeitgeber fragt.',
    nl: 'Een formulier waarvan de antwoorden in het CMS aankomen, voor werkgevers, dealers of de nieuwsbrief; of de mail waarmee iemand het de werkgever vraagt.',
    fr: 'Un formulaire dont les réponses arrivent dans le CMS, pour employeurs, revendeurs ou newsletter ; ou l’e-mail avec lequel on demande à l’employeur.',
  },
  icon: 'PaperPlane',
  synonyms:
    'form contact lead newsletter employer dealer formular kontakt anfrage formulier werkgever formulaire employeur',
  element: true,
  props: {
    purpose: choice({
      label: { en: 'Purpose', de: 'Zweck', nl: 'Doel', fr: 'Objectif' },
      help: {
        en: 'Decides who gets the answers, and what the form says.',
        de: 'Entscheidet, wer die Angaben bekommt und was im Formular steht.',
        nl: 'Bepaalt wie de gegevens krijgt en wat er in het formulier staat.',
        fr: 'Détermine qui reçoit les réponses, et les textes du formulaire.',
      },
      group: 'content',
      default: 'employer',
      options: [
        {
          value: 'employer',
          label: {
            en: 'Employers write to us',
            de: 'Arbeitgeber schreiben uns',
            nl: 'Werkgevers schrijven ons',
            fr: 'Les employeurs nous écrivent',
          },
        },
        {
          value: 'employee',
          label: {
            en: 'Ask my employer',
            de: 'Meinen Arbeitgeber fragen',
            nl: 'Mijn werkgever vragen',
            fr: 'Demander à mon employeur',
          },
        },
        {
          value: 'dealer',
          label: {
            en: 'Dealers write to us',
            de: 'Händler schreiben uns',
            nl: 'Dealers schrijven ons',
            fr: 'Les revendeurs nous écrivent',
          },
        },
        { value: 'newsletter', label: { en: 'Newsletter', de: 'Newsletter', nl: 'Nieuwsbrief', fr: 'Newsletter' } },
      ],
      display: 'menu',
    }),
    name: ask({ en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' }, 'required'),
    company: ask({ en: 'Company', de: 'Unternehmen', nl: 'Bedrijf', fr: 'Entreprise' }, 'required'),
    telephone: ask({ en: 'Telephone', de: 'Telefon', nl: 'Telefoon', fr: 'Téléphone' }, 'optional'),
    employees: ask(
      {
        en: 'Number of employees',
        de: 'Anzahl der Mitarbeitenden',
        nl: 'Aantal medewerkers',
        fr: 'Nombre de salariés',
      },
      'optional',
    ),
    bike: ask({ en: 'Bike', de: 'Rad', nl: 'Fiets', fr: 'Vélo' }, 'no'),
    message: ask({ en: 'Message', de: 'Nachricht', nl: 'Bericht', fr: 'Message' }, 'optional'),
    // Before the consent: what is typed on the canvas goes into the first text, and nobody should agree to a slip.
    thanks: text({
      label: {
        en: 'Thank-you message after sending',
        de: 'Dank nach dem Absenden',
        nl: 'Bedankje na het versturen',
        fr: 'Remerciement après l’envoi',
      },
      help: {
        en: 'Left empty, the usual sentence is shown.',
        de: 'Bleibt das Feld leer, steht hier der übliche Satz.',
        nl: 'Als je dit leeg laat, staat hier de gebruikelijke zin.',
        fr: 'Si ce champ est vide, la phrase habituelle est affichée.',
      },
      maxLength: 300,
      when: sent,
    }),
    consentText: textarea({
      label: {
        en: 'Consent text',
        de: 'Text der Einwilligung',
        nl: 'Tekst van de toestemming',
        fr: 'Texte du consentement',
      },
      help: {
        en: 'Left empty, the usual sentence is shown. What somebody agreed to is kept with their answers, word for word.',
        de: 'Bleibt das Feld leer, steht hier der übliche Satz. Wozu jemand zugestimmt hat, wird Wort für Wort bei den Angaben gespeichert.',
        nl: 'Als je dit leeg laat, staat hier de gebruikelijke zin. Waarmee iemand heeft ingestemd, wordt woord voor woord bij de gegevens bewaard.',
        fr: 'Si ce champ est vide, la phrase habituelle est affichée. Ce qui a été accepté est conservé mot pour mot avec les réponses.',
      },
      maxLength: 1_000,
      when: sent,
    }),
    privacyLink: privacyLink({ when: sent }),
    employersLink: link({
      label: {
        en: 'Page for employers',
        de: 'Seite für Arbeitgeber',
        nl: 'Pagina voor werkgevers',
        fr: 'Page pour les employeurs',
      },
      help: {
        en: 'Linked in the e-mail. Left empty, it is the home page.',
        de: 'Steht in der Mail. Bleibt das Feld leer, ist es die Startseite.',
        nl: 'Staat in de mail. Als je dit leeg laat, is het de homepage.',
        fr: 'Citée dans l’e-mail. Si ce champ est vide, c’est la page d’accueil.',
      },
      when: { prop: 'purpose', is: 'employee' },
    }),
  },
  main: ['purpose', 'company', 'telephone', 'message'],
});
