import { choice, text, toggle } from 'page-format/fields';
import { dataLayerItems, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { ICONS } from './icons.ts';

export const FloatingActionButton = defineBlock({
  type: 'FloatingActionButton',
  category: 'cta',
  label: { en: 'Floating action button', de: 'Schwebende Schaltfläche' },
  description: {
    en: 'A button that stays in a corner of the screen.',
    de: 'Eine Schaltfläche, die in einer Ecke des Bildschirms bleibt.',
  },
  icon: 'Message',
  synonyms: 'fab sticky chat contact popup schwebend kontakt',
  element: ({ actionType }) => actionType === 'popup',
  props: {
    title: text({
      label: { en: 'Title', de: 'Titel' },
      help: { en: 'A few words, such as "Call us".', de: 'Wenige Worte, etwa „Ruf uns an“.' },
      required: true,
      maxLength: 60,
    }),
    actionType: choice({
      label: { en: 'A press', de: 'Ein Klick' },
      group: 'content',
      default: 'link',
      options: [
        { value: 'link', label: { en: 'Opens a link', de: 'Öffnet einen Link' } },
        { value: 'popup', label: { en: 'Opens a popup', de: 'Öffnet ein Popup' } },
      ],
    }),
    link: link({ label: { en: 'Link', de: 'Link' }, default: '/', when: { prop: 'actionType', is: 'link' } }),
    icon: choice({
      label: { en: 'Icon', de: 'Symbol' },
      group: 'style',
      default: 'chat',
      options: [
        { value: 'chat', drawing: ICONS.chat, label: { en: 'Chat', de: 'Gespräch' } },
        { value: 'phone', drawing: ICONS.phone, label: { en: 'Phone', de: 'Telefon' } },
        { value: 'mail', drawing: ICONS.mail, label: { en: 'E-mail', de: 'E-Mail' } },
        { value: 'calculator', drawing: ICONS.calculator, label: { en: 'Calculator', de: 'Rechner' } },
        { value: 'calendar', drawing: ICONS.calendar, label: { en: 'Calendar', de: 'Kalender' } },
        { value: 'bike', drawing: ICONS.bike, label: { en: 'Bike', de: 'Fahrrad' } },
      ],
    }),
    position: choice({
      label: { en: 'Position', de: 'Position' },
      default: 'right',
      options: [
        { value: 'left', label: { en: 'Left', de: 'Links' } },
        { value: 'right', label: { en: 'Right', de: 'Rechts' } },
      ],
    }),
    showOnMobile: toggle({ label: { en: 'Show on mobile', de: 'Mobil zeigen' }, default: true }),
    dataLayerItems: dataLayerItems(),
  },
  areas: { popup: { label: { en: 'Popup', de: 'Popup' }, popup: true } },
  prompt: ({ title }) =>
    title.trim() === ''
      ? { en: 'Please enter a title on the right.', de: 'Bitte rechts einen Titel eingeben.' }
      : undefined,
});
