import type { metadata as english } from '../en/metadata.ts';

export const metadata: Record<keyof typeof english, string> = {
  'rename.title': 'Renommer',
  'rename.label': 'Nom de ce bloc ({kind})',
  'rename.about':
    'Le nom n’apparaît que dans l’éditeur. Laissez le champ vide pour que le bloc porte le nom de son type.',
  'rename.selectOne': 'Sélectionnez un seul bloc pour le renommer.',
  'rename.done': '{kind} s’appelle désormais « {name} ».',
  'rename.removed': '{kind} n’a plus de nom propre.',
  'metadata.name': 'Nom',
  'metadata.hidden': 'Masqué pour les visiteurs',
  'styles.copy': 'Copier le style',
  'styles.paste': 'Coller le style',
  'styles.copied': '{block} : style copié.',
  'styles.pasted': '{block} : style collé.',
  'styles.none': 'Aucun style n’a encore été copié. Sélectionnez d’abord un bloc, puis « Copier le style ».',
  'styles.nothingFits': 'Le style copié ne change rien à {block}.',
  'styles.nothingToCopy': '{block} n’a pas de style à copier.',
  'styles.notKept': 'Ce navigateur n’enregistre rien : le style n’a pas été copié.',
  'hide.title': 'Masquer pour les visiteurs',
  'hide.show': 'Afficher pour les visiteurs',
  'hide.mark': 'Masqué pour les visiteurs',
  'hide.hidden': '{block} : désormais masqué pour les visiteurs.',
  'hide.shown': '{block} : désormais visible pour les visiteurs.',
  'hide.stillHidden':
    '{block} : plus masqué, mais {holder} qui l’entoure l’est encore. Les visiteurs n’en voient donc toujours rien.',
  'hide.listed': '{count, plural, one {# partie masquée} other {# parties masquées}}',
  'metadata.locked': 'Verrouillé',
  'lock.title': 'Verrouiller',
  'lock.unlock': 'Déverrouiller',
  'lock.mark': 'Verrouillé',
  'lock.locked':
    '{block} : verrouillé. Le bloc et tout son contenu gardent leur place ; les textes et les paramètres restent modifiables.',
  'lock.unlocked': '{block} : déverrouillé.',
  'lock.stillLocked': '{block} : déverrouillé, mais {holder} qui l’entoure est verrouillé et le retient encore.',
};
