import type { sharing as english } from '../en/sharing.ts';

export const sharing: Record<keyof typeof english, string> = {
  'share.title': 'Partager le brouillon',
  'share.intro':
    'Un lien montre le dernier brouillon enregistré à des personnes sans compte, dans toutes ses langues, jusqu’à ce qu’il expire ou que vous le révoquiez.',
  'share.unsaved': 'Des modifications ne sont pas enregistrées. Les invités voient le dernier brouillon enregistré.',
  'share.notSaved': 'Enregistrez d’abord la page. Ce qui n’a jamais été enregistré ne peut pas être partagé.',
  'share.duration': 'Durée de validité',
  'share.day': '1 jour',
  'share.week': '1 semaine',
  'share.month': '30 jours',
  'share.recipient': 'Pour qui (facultatif)',
  'share.create': 'Créer le lien',
  'share.created': 'Le lien a été créé.',
  'share.address': 'Lien',
  'share.notCopied': 'Le navigateur ne l’a pas copié. Il est sélectionné : copiez-le avec {keys}.',
  'share.once': 'Il n’est affiché que cette fois. Copiez-le avant de fermer cette fenêtre.',
  'share.links': 'Liens de cette page',
  'share.loading': 'Chargement des liens…',
  'share.none': 'Cette page n’a pas encore de lien.',
  'share.notConfigured':
    'Les brouillons ne peuvent pas encore être partagés. La personne qui gère le CMS doit indiquer dans config/plugins, sous « sharing.url » du page builder, l’adresse à laquelle les invités voient les brouillons.',
  'share.forAnyone': 'Sans destinataire',
  'share.until': 'Valable jusqu’au {date}',
  'share.ended': 'Expiré le {date}',
  'share.revoked': 'Révoqué le {date}',
  'share.madeBy': 'Créé par {name}, le {date}',
  'share.madeOn': 'Créé le {date}',
  'share.opened':
    '{count, plural, =0 {Personne ne l’a encore ouvert.} one {Ouvert par un invité :} other {Ouvert par # invités :}}',
  'share.openedOnce': '{name}, {first}',
  'share.openedAgain': '{name}, {first}, la dernière fois {last}, {count} fois',
  'share.noName': 'Invité sans nom',
  'share.unlisted':
    '{count, plural, one {Une autre visite d’un invité qui n’est pas dans la liste.} other {# autres visites d’invités qui ne sont pas dans la liste.}}',
  'share.revoke': 'Révoquer',
  'share.revokeOf': 'Révoquer : {name}',
  'share.sure': 'Les personnes qui ont ce lien ne verront plus le brouillon. C’est définitif.',
  'share.keep': 'Conserver',
  'share.taken': 'Le lien a été révoqué.',
};
