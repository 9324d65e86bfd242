import type { entryDesk as english } from '../en/entry-desk.ts';

export const entryDesk: Record<keyof typeof english, string> = {
  'entryDesk.languages': '{type}, de {from} vers {to}',
  'entryDesk.open': 'Ouvrir l’entrée',
  'entryDesk.original': 'Cette entrée est l’original de ses autres langues. Il n’y a rien à y traduire.',
  'entryDesk.none': 'Vous ne pouvez traduire aucun texte de cette entrée.',
  'entryDesk.failed': 'Les textes n’ont pas pu être chargés : {message}',
  'entryDesk.notSaved': 'Non enregistré : {message}',
  'entryDesk.changed':
    'Quelqu’un d’autre a écrit ici entre-temps : « {text} ». Confirmez pour le remplacer par votre texte.',
  'entryDesk.changedOriginal': 'L’original a été modifié entre-temps. Regardez-le et confirmez à nouveau.',
  'entryDesk.leave':
    'Une partie de ce que vous avez écrit n’est pas enregistrée : le texte concerné dit pourquoi. Quitter la page sans l’enregistrer ?',
  'entryDesk.leaveShort': 'Quitter',
  'entryDesk.stay': 'Rester',
  'entryDesk.draft': 'Les textes sont enregistrés comme brouillon. Les visiteurs les voient une fois l’entrée publiée.',
  'entryDesk.live': 'Les visiteurs voient chaque texte dès qu’il est enregistré.',
  'entryDesk.shown': 'Aussi sur cette page',
  'entryDesk.shownFailed': 'Ce que cette page montre d’autre n’a pas pu être chargé : {message}',
};
