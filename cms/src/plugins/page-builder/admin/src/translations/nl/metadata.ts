import type { metadata as english } from '../en/metadata.ts';

export const metadata: Record<keyof typeof english, string> = {
  'rename.title': 'Naam wijzigen',
  'rename.label': 'Naam van dit blok ({kind})',
  'rename.about':
    'De naam staat alleen in de editor. Laat het veld leeg om het type van het blok als naam te gebruiken.',
  'rename.selectOne': 'Selecteer één blok om het een naam te geven.',
  'rename.done': '{kind} heet nu “{name}”.',
  'rename.removed': '{kind} heeft geen eigen naam meer.',
  'metadata.name': 'Naam',
  'metadata.hidden': 'Verborgen voor bezoekers',
  'styles.copy': 'Stijl kopiëren',
  'styles.paste': 'Stijl plakken',
  'styles.copied': '{block}: stijl gekopieerd.',
  'styles.pasted': '{block}: stijl geplakt.',
  'styles.none': 'Er is nog geen stijl gekopieerd. Selecteer eerst een blok en kies “Stijl kopiëren”.',
  'styles.nothingFits': 'De gekopieerde stijl verandert niets aan {block}.',
  'styles.nothingToCopy': '{block} heeft geen stijl om te kopiëren.',
  'styles.notKept': 'Deze browser slaat niets op, dus de stijl is niet gekopieerd.',
  'hide.title': 'Verbergen voor bezoekers',
  'hide.show': 'Tonen aan bezoekers',
  'hide.mark': 'Verborgen voor bezoekers',
  'hide.hidden': '{block}: nu verborgen voor bezoekers.',
  'hide.shown': '{block}: nu zichtbaar voor bezoekers.',
  'hide.stillHidden':
    '{block}: niet meer verborgen, maar {holder} eromheen nog wel. Bezoekers zien er dus nog niets van.',
  'hide.listed': '{count, plural, one {# verborgen deel} other {# verborgen delen}}',
  'metadata.locked': 'Vergrendeld',
  'lock.title': 'Vergrendelen',
  'lock.unlock': 'Ontgrendelen',
  'lock.mark': 'Vergrendeld',
  'lock.locked':
    '{block}: vergrendeld. Het blok en alles erin blijven op hun plaats; teksten en instellingen kun je wijzigen.',
  'lock.unlocked': '{block}: ontgrendeld.',
  'lock.stillLocked': '{block}: ontgrendeld, maar {holder} eromheen is vergrendeld en houdt het blok op zijn plaats.',
};
