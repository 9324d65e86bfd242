import { choice, text, toggle } from 'page-format/fields';
import { CLICK_ACTION, POPUP_AREA } from '../../fields/click-action.ts';
import { iconChoice } from '../../fields/icon-choice.ts';
import { dataLayerItems } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TITLE_MISSING } from '../../site/prompts.ts';
import { ICONS } from './icons.ts';

export const FloatingActionButton = defineBlock({
  type: 'FloatingActionButton',
  category: 'cta',
  label: { en: 'Floating action button', de: 'Schwebender Button', nl: 'Zwevende knop', fr: 'Bouton flottant' },
  description: {
    en: 'A button that stays in a corner of the screen.',
    de: 'Ein Button, der in einer Ecke des Bildschirms bleibt.',
    nl: 'Een knop die in een hoek van het scherm blijft staan.',
    fr: 'Un bouton qui reste dans un coin de l’écran.',
  },
  icon: 'Message',
  synonyms: 'fab sticky chat contact popup schwebend kontakt',
  element: ({ actionType }) => actionType === 'popup',
  props: {
    title: text({
      label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
      help: {
        en: 'A few words, such as "Call us".',
        de: 'Wenige Worte, etwa „Ruf uns an“.',
        nl: 'Een paar woorden, zoals “Bel ons”.',
        fr: 'Quelques mots, par exemple « Appelez-nous ».',
      },
      required: true,
      maxLength: 60,
      room: 32,
    }),
    ...CLICK_ACTION,
    icon: iconChoice(
      ICONS,
      {
        chat: { en: 'Chat', de: 'Chat', nl: 'Chat', fr: 'Discussion' },
        phone: { en: 'Phone', de: 'Telefon', nl: 'Telefoon', fr: 'Téléphone' },
        mail: { en: 'E-mail', de: 'E-Mail', nl: 'E-mail', fr: 'E-mail' },
        calculator: { en: 'Calculator', de: 'Rechner', nl: 'Calculator', fr: 'Calculateur' },
        calendar: { en: 'Calendar', de: 'Kalender', nl: 'Agenda', fr: 'Calendrier' },
        bike: { en: 'Bike', de: 'Fahrrad', nl: 'Fiets', fr: 'Vélo' },
      },
      'chat',
    ),
    position: choice({
      label: { en: 'Position', de: 'Position', nl: 'Positie', fr: 'Position' },
      default: 'right',
      options: [
        { value: 'left', label: { en: 'Left', de: 'Links', nl: 'Links', fr: 'Gauche' } },
        { value: 'right', label: { en: 'Right', de: 'Rechts', nl: 'Rechts', fr: 'Droite' } },
      ],
    }),
    showOnMobile: toggle({
      label: { en: 'Show on mobile', de: 'Auf dem Handy anzeigen', nl: 'Tonen op mobiel', fr: 'Afficher sur mobile' },
      default: true,
    }),
    dataLayerItems: dataLayerItems(),
  },
  main: ['title', 'actionType', 'link', 'position'],
  areas: { popup: POPUP_AREA },
  example: (say) => ({
    title: say({ en: 'Ask us', de: 'Frag uns', nl: 'Vraag het ons', fr: 'Posez vos questions' }),
    actionType: 'link',
  }),
  prompt: ({ title }) => (title.trim() === '' ? TITLE_MISSING : undefined),
});
