import { list, text } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { TABS_EMPTY } from '../../site/prompts.ts';

export const MobileMenuBlock = defineBlock({
  type: 'MobileMenuBlock',
  category: 'mobile',
  label: { en: 'Mobile menu', de: 'Mobiles Menü', nl: 'Mobiel menu', fr: 'Menu mobile' },
  description: {
    en: 'Tabs at the bottom edge of mobile screens.',
    de: 'Tabs am unteren Rand mobiler Bildschirme.',
    nl: 'Tabbladen onder aan het scherm van mobiele apparaten.',
    fr: 'Des onglets au bas des écrans mobiles.',
  },
  icon: 'Phone',
  synonyms: 'bottom bar navigation mobile footer fußleiste navigation handy',
  props: {
    items: list({
      label: { en: 'Tabs', de: 'Tabs', nl: 'Tabbladen', fr: 'Onglets' },
      itemLabel: { en: 'tab', de: 'Tab', nl: 'tabblad', fr: 'onglet' },
      titleProp: 'title',
      max: 4,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
          required: true,
          maxLength: 40,
          // Four tabs stand beside each other, and a second line below an icon covers the end of the page.
          room: 13,
        }),
        url: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' } }),
        file: image({ label: { en: 'Icon', de: 'Symbol', nl: 'Pictogram', fr: 'Icône' } }),
        dataLocation: text({
          translated: false,
          label: {
            en: 'Location for analytics',
            de: 'Ort für die Statistik',
            nl: 'Plaats voor de statistieken',
            fr: 'Emplacement pour les statistiques',
          },
          help: {
            en: 'Pushed as click_location when a visitor presses the tab.',
            de: 'Wird als click_location gemeldet, wenn jemand auf den Tab drückt.',
            nl: 'Wordt als click_location doorgegeven als een bezoeker op het tabblad drukt.',
            fr: 'Transmis en tant que click_location quand un visiteur appuie sur l’onglet.',
          },
          group: 'analytics',
          default: 'mobile_menu',
          maxLength: 100,
        }),
        dataTitle: text({
          translated: false,
          label: {
            en: 'Title for analytics',
            de: 'Titel für die Statistik',
            nl: 'Titel voor de statistieken',
            fr: 'Titre pour les statistiques',
          },
          help: {
            en: 'Pushed as click_text. Left empty, it is the title.',
            de: 'Wird als click_text gemeldet. Bleibt das Feld leer, ist es der Titel.',
            nl: 'Wordt als click_text doorgegeven. Als je dit leeg laat, is het de titel.',
            fr: 'Transmis en tant que click_text. Si ce champ est vide, c’est le titre.',
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
  prompt: ({ items }) => (items.some(({ title }) => title?.trim()) ? undefined : TABS_EMPTY),
});
