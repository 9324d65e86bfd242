import { defineBlock } from '../../site/define-block.ts';

export const TextContainer = defineBlock({
  type: 'TextContainer',
  category: 'layout',
  label: { en: 'Text container', de: 'Text-Container', nl: 'Tekstcontainer', fr: 'Conteneur de texte' },
  description: {
    en: 'A column as wide as lines are easy to read, in the middle of the page.',
    de: 'Eine Spalte in angenehmer Lesebreite, in der Mitte der Seite.',
    nl: 'Een kolom in een prettige leesbreedte, midden op de pagina.',
    fr: 'Une colonne d’une largeur agréable à lire, au milieu de la page.',
  },
  icon: 'Book',
  synonyms: 'text narrow column wrapper textspalte schmal absatz',
  props: {},
  areas: { content: { label: { en: 'Content', de: 'Inhalt', nl: 'Inhoud', fr: 'Contenu' }, needed: true } },
});
