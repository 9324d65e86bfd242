import type { matching as english } from '../en/matching.ts';

export const matching: Record<keyof typeof english, string> = {
  'matching.title': 'Blöcke zuordnen',
  'matching.intro':
    'Diese Seite und die auf {locale} wurden getrennt aufgebaut: Sie haben kaum gemeinsame Blöcke, deshalb lassen sich ihre Texte nicht vergleichen. Diese Blöcke gehören wohl zusammen, zuerst der auf {locale}, dann der hier:',
  'matching.effect':
    'Zugeordnete Blöcke lassen sich danach vergleichen. Die Texte dieser Seite bleiben; sie gelten als Übersetzungen, die noch geprüft werden, und stehen im Bereich „Übersetzung“. „Rückgängig“ nimmt alles in einem Schritt zurück.',
  'matching.match': '{count, plural, one {# Block} other {# Blöcke}} zuordnen',
  'matching.done':
    '{count, plural, one {# Block ist} other {# Blöcke sind}} zugeordnet. „Rückgängig“ nimmt das zurück.',
};
