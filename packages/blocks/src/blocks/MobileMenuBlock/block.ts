import { list, media, text } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const MobileMenuBlock = defineBlock({
  type: 'MobileMenuBlock',
  category: 'mobile',
  label: { en: 'Mobile menu', de: 'Mobiles Menü' },
  description: {
    en: 'Tabs at the bottom edge of mobile screens.',
    de: 'Reiter am unteren Rand mobiler Bildschirme.',
  },
  icon: 'Phone',
  synonyms: 'bottom bar navigation mobile footer fußleiste navigation handy',
  props: {
    items: list({
      label: { en: 'Tabs', de: 'Reiter' },
      itemLabel: { en: 'tab', de: 'Reiter' },
      titleProp: 'title',
      max: 4,
      item: {
        title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 40 }),
        url: link({ label: { en: 'Link', de: 'Link' } }),
        file: media({ label: { en: 'Icon', de: 'Symbol' } }),
        dataLocation: text({
          label: { en: 'Location for analytics', de: 'Ort für die Auswertung' },
          help: {
            en: 'Pushed as click_location when a visitor presses the tab.',
            de: 'Wird beim Drücken als click_location gemeldet.',
          },
          group: 'analytics',
          default: 'mobile_menu',
          maxLength: 100,
        }),
        dataTitle: text({
          label: { en: 'Title for analytics', de: 'Titel für die Auswertung' },
          help: {
            en: 'Pushed as click_text. Left empty, it is the title.',
            de: 'Wird als click_text gemeldet. Leer ist es der Titel.',
          },
          group: 'analytics',
          maxLength: 100,
        }),
      },
      default: [
        { title: 'Home', url: '/' },
        { title: 'Bikes', url: '/fietsen' },
        { title: 'Calculator', url: '/calculator' },
        { title: 'Employers', url: '/werkgever' },
      ],
    }),
  },
  prompt: ({ items }) =>
    items.some(({ title }) => title?.trim())
      ? undefined
      : { en: 'Please add at least one tab on the right.', de: 'Bitte rechts mindestens einen Tab hinzufügen.' },
});
