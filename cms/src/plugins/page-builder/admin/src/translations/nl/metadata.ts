import type { metadata as english } from '../en/metadata.ts';

export const metadata: Record<keyof typeof english, string> = {
  'rename.title': 'Naam wijzigen',
  'rename.label': 'Naam van dit blok ({kind})',
  'rename.about': 'De naam staat alleen in de editor. Laat het veld leeg om het blok naar zijn soort te noemen.',
  'rename.cancel': 'Annuleren',
  'rename.save': 'Opslaan',
  'rename.selectOne': 'Selecteer één blok om het een naam te geven.',
  'rename.done': '{kind} heet nu “{name}”.',
  'rename.removed': '{kind} heeft geen eigen naam meer.',
  'metadata.name': 'Naam',
};
