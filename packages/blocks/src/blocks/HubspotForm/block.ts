import { choice, text, toggle } from 'page-format/fields';
import { privacyLink } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';
import { migrations } from './migrations.ts';

/** An id that becomes part of an address; anything else never leaves the document. */
function idField(options: Parameters<typeof text>[0] & { pattern: { expression: RegExp } }) {
  const field = text({ ...options, required: true });
  return { ...field, bind: (value: string) => (options.pattern.expression.test(value) ? value : '') };
}

const own = { prop: 'useOfficialEmbed', is: false };

export const HubspotForm = defineBlock({
  type: 'HubspotForm',
  category: 'cta',
  label: { en: 'HubSpot form', de: 'HubSpot-Formular', nl: 'HubSpot-formulier', fr: 'Formulaire HubSpot' },
  description: {
    en: 'A contact form whose answers arrive in HubSpot.',
    de: 'Ein Kontaktformular, dessen Antworten in HubSpot ankommen.',
    nl: 'Een contactformulier waarvan de antwoorden in HubSpot aankomen.',
    fr: 'Un formulaire dont les réponses arrivent dans HubSpot.',
  },
  icon: 'PaperPlane',
  synonyms: 'form contact lead newsletter formular kontakt anfrage',
  element: true,
  // What the form of HubSpot itself loads, and shows in frames.
  hosts: {
    scripts: ['https://*.hsforms.net'],
    frames: ['https://*.hsforms.net', 'https://*.hsforms.com'],
    // HubSpot's own script sends its form there.
    forms: ['https://*.hsforms.com'],
  },
  props: {
    portalId: idField({
      label: { en: 'Portal ID', de: 'Portal-ID', nl: 'Portaal-ID', fr: 'ID du portail' },
      placeholder: '12345678',
      maxLength: 12,
      pattern: {
        expression: /^\d{1,12}$/,
        message: {
          en: 'A portal ID is a number.',
          de: 'Eine Portal-ID ist eine Zahl.',
          nl: 'Een portaal-ID is een getal.',
          fr: 'L’ID d’un portail est un nombre.',
        },
      },
    }),
    formId: idField({
      label: { en: 'Form ID', de: 'Formular-ID', nl: 'Formulier-ID', fr: 'ID du formulaire' },
      help: {
        en: 'The form must have the fields firstname, lastname and email, and those chosen below.',
        de: 'Das Formular muss die Felder firstname, lastname und email haben und die unten gewählten.',
        nl: 'Het formulier moet de velden firstname, lastname en email hebben, en die hieronder gekozen zijn.',
        fr: 'Le formulaire doit avoir les champs firstname, lastname et email, ainsi que ceux choisis ci-dessous.',
      },
      placeholder: '00000000-0000-0000-0000-000000000000',
      maxLength: 36,
      pattern: {
        expression: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
        message: {
          en: 'A form ID looks like 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f. HubSpot shows it in the address of the form.',
          de: 'Eine Formular-ID sieht aus wie 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f. HubSpot zeigt sie in der Adresse des Formulars.',
          nl: 'Een formulier-ID ziet eruit als 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f. HubSpot toont het in het adres van het formulier.',
          fr: 'L’ID d’un formulaire ressemble à 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f. HubSpot le montre dans l’adresse du formulaire.',
        },
      },
    }),
    region: choice({
      label: { en: 'Data centre', de: 'Rechenzentrum', nl: 'Datacenter', fr: 'Centre de données' },
      group: 'content',
      default: 'eu1',
      options: [
        { value: 'eu1', label: { en: 'Europe (eu1)', de: 'Europa (eu1)', nl: 'Europa (eu1)', fr: 'Europe (eu1)' } },
        {
          value: 'na1',
          label: {
            en: 'North America (na1)',
            de: 'Nordamerika (na1)',
            nl: 'Noord-Amerika (na1)',
            fr: 'Amérique du Nord (na1)',
          },
        },
        {
          value: 'na2',
          label: {
            en: 'North America 2 (na2)',
            de: 'Nordamerika 2 (na2)',
            nl: 'Noord-Amerika 2 (na2)',
            fr: 'Amérique du Nord 2 (na2)',
          },
        },
        { value: 'ca1', label: { en: 'Canada (ca1)', de: 'Kanada (ca1)', nl: 'Canada (ca1)', fr: 'Canada (ca1)' } },
        {
          value: 'ap1',
          label: {
            en: 'Asia and Pacific (ap1)',
            de: 'Asien und Pazifik (ap1)',
            nl: 'Azië en Stille Oceaan (ap1)',
            fr: 'Asie-Pacifique (ap1)',
          },
        },
      ],
      display: 'menu',
    }),
    useOfficialEmbed: toggle({
      label: {
        en: "Use HubSpot's own form",
        de: 'HubSpots eigenes Formular verwenden',
        nl: 'Het eigen formulier van HubSpot gebruiken',
        fr: 'Utiliser le formulaire de HubSpot',
      },
      help: {
        en: 'Shows the fields and the design from HubSpot. Its script loads only after a visitor agrees.',
        de: 'Zeigt Felder und Aussehen aus HubSpot. Dessen Skript lädt erst, wenn Besucher zustimmen.',
        nl: 'Toont de velden en het uiterlijk uit HubSpot. Het script laadt pas als een bezoeker toestemt.',
        fr: 'Affiche les champs et l’aspect conçus dans HubSpot. Son script ne se charge qu’avec l’accord du visiteur.',
      },
      group: 'content',
      default: false,
    }),
    askCompany: toggle({
      label: {
        en: 'Ask for the company',
        de: 'Nach dem Unternehmen fragen',
        nl: 'Naar het bedrijf vragen',
        fr: 'Demander l’entreprise',
      },
      group: 'content',
      default: true,
      when: own,
    }),
    askMessage: toggle({
      label: {
        en: 'Ask for a message',
        de: 'Nach einer Nachricht fragen',
        nl: 'Naar een bericht vragen',
        fr: 'Demander un message',
      },
      group: 'content',
      default: true,
      when: own,
    }),
    privacyLink: privacyLink(),
  },
  main: ['portalId', 'formId', 'region'],
  example: () => ({ portalId: '1', formId: '00000000-0000-4000-8000-000000000000' }),
  prompt: askWhen(({ portalId, formId }) => portalId.trim() === '' || formId.trim() === '', {
    en: 'Please enter the portal ID and the form ID on the right.',
    de: 'Bitte rechts die Portal-ID und die Formular-ID eingeben.',
    nl: 'Vul rechts het portaal-ID en het formulier-ID in.',
    fr: 'Saisissez à droite l’ID du portail et l’ID du formulaire.',
  }),
  migrations,
});
