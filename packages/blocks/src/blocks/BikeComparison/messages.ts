import type { Messages } from '../../site/messages.ts';

export const messages = {
  back: { de: 'Zurück', nl: 'Terug', en: 'Back', fr: 'Retour' },
  remove: { de: 'Entfernen', nl: 'Verwijderen', en: 'Remove', fr: 'Retirer' },
  loading: {
    de: 'Deine Räder werden geladen …',
    nl: 'Je fietsen laden…',
    en: 'Loading your bikes…',
    fr: 'Chargement de vos vélos…',
  },
  no_bikes_to_compare: {
    de: 'Du hast noch keine Räder zum Vergleichen ausgewählt.',
    nl: 'Je hebt nog geen fietsen gekozen om te vergelijken.',
    en: 'You have not picked any bikes to compare yet.',
    fr: 'Vous n’avez pas encore choisi de vélos à comparer.',
  },
  backToSearch: { de: 'Zur Fahrradsuche', nl: 'Naar de fietsen', en: 'Back to search', fr: 'Retour à la recherche' },
  onlyDifferences: {
    de: 'Nur Unterschiede zeigen',
    nl: 'Toon alleen verschillen',
    en: 'Show differences only',
    fr: 'Afficher uniquement les différences',
  },
  table: { de: 'Fahrräder im Vergleich', nl: 'Fietsen vergelijken', en: 'Bikes compared', fr: 'Comparaison de vélos' },
  share: {
    de: 'Diesen Vergleich teilen',
    nl: 'Deel deze vergelijking',
    en: 'Share this comparison',
    fr: 'Partager cette comparaison',
  },
  copied: {
    de: 'Der Link ist kopiert.',
    nl: 'De link is gekopieerd.',
    en: 'The link is copied.',
    fr: 'Le lien est copié.',
  },
  addBike: { de: 'Rad hinzufügen', nl: 'Fiets toevoegen', en: 'Add a bike', fr: 'Ajouter un vélo' },
} satisfies Messages;
