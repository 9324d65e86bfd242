import type { machine as english } from '../en/machine.ts';

export const machine: Record<keyof typeof english, string> = {
  'machine.region': 'Traduction automatique',
  'machine.all': 'Traduire automatiquement {count, plural, one {le texte à traiter} other {les # textes à traiter}}',
  'machine.block': '{block} seulement : {count, plural, one {# texte} other {# textes}}',
  'machine.cost':
    '{characters, plural, one {# caractère} other {# caractères}} ; il en reste {left, number} ce mois-ci.',
  'machine.running': '{done} textes sur {all} sont revenus.',
  'machine.stop': 'Arrêter',
  'machine.one': 'Automatiquement',
  'machine.oneNamed': 'Traduire automatiquement : {text}',
  'machine.again': 'Retraduire',
  'machine.againNamed': 'Retraduire automatiquement : {text}',
  'machine.put':
    '{count, plural, =0 {Aucun texte n’a été inséré} one {# texte a été inséré} other {# textes ont été insérés}} automatiquement.',
  'machine.confirm': 'Chacun reste à traiter tant qu’il n’est pas confirmé.',
  'machine.undo': '« Annuler » les retire.',
  'machine.undoBlocks': '« Annuler » retire ceux des blocs.',
  'machine.missing': '{count, plural, one {# texte n’a pas été traduit} other {# textes n’ont pas été traduits}}.',
  'machine.problems': 'Non insérés',
  'machine.changed':
    '{text} : l’original a été enregistré de nouveau entre-temps. Choisissez à nouveau la langue pour le voir.',
  'machine.tags': '{text} : des liens ou des mises en forme se sont perdus en route.',
  'machine.empty': '{text} : le service n’a rien répondu.',
  'machine.long': '{text} : la traduction est trop longue pour sa place.',
  'machine.unfit': '{text} : la traduction n’a pas la forme que sa place exige.',
  'machine.written': '{text} : vous y avez écrit entre-temps, et votre texte reste.',
  'machine.noPlace': '{text} : il n’a pas encore de place sur cette page.',
  'machine.limit': 'Les caractères de ce mois sont épuisés. La personne qui gère ce CMS peut en autoriser davantage.',
  'machine.refused': 'Le service de traduction n’accepte pas la clé de ce CMS. Signalez-le à la personne qui le gère.',
  'machine.quota':
    'Le service de traduction a traduit tout ce qui a été payé. Signalez-le à la personne qui gère le CMS.',
  'machine.busy': 'Le service de traduction est surchargé. Réessayez plus tard.',
  'machine.slow': 'Le service de traduction n’a pas répondu à temps. Réessayez plus tard.',
  'machine.unreachable': 'Le service de traduction est injoignable. Réessayez plus tard.',
  'machine.nonsense':
    'Le service de traduction a répondu autre chose qu’une traduction de ces textes. Réessayez, ou traduisez-les vous-même.',
  'machine.failed':
    'Le service de traduction n’a pas accepté les textes. Il ne connaît peut-être pas l’une des langues.',
  'machine.error': 'Les textes n’ont pas pu être traduits : {message}',
  'machine.unknown': 'Impossible de savoir si des textes peuvent être traduits automatiquement : {message}',
};
