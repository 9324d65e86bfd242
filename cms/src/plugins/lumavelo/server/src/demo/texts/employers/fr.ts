import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Partir de vos chiffres',
  facts: [
    ['{{bikes}}', 'vélos de {{brands}} marques en ligne, et tous les autres sur commande'],
    ['{{dealers}}', 'vélocistes près de chez vous pour l’essai, l’entretien et le dépannage'],
    ['{{rating}}', 'sur 5, la note de nos cyclistes, d’après {{reviews}} avis Google'],
  ],
  steps: {
    headline: 'En place en quatre étapes',
    points: [
      [
        'Un appel d’une demi-heure',
        'Convention collective, paie, participation de l’employeur\u00a0: nous faisons le tour, puis vous recevez une proposition écrite.',
      ],
      [
        'Un contrat-cadre',
        'Signé en ligne, il couvre tous les vélos. L’avenant au contrat de travail et le règlement d’usage sont fournis.',
      ],
      [
        'La présentation aux équipes',
        'Sur place ou en visio. Le vélociste du quartier vient avec quelques vélos à essayer.',
      ],
      [
        'Validation et paie',
        'Vous validez les demandes sur la plateforme. Chaque mois, le fichier pour le service de paie est prêt.',
      ],
    ],
  },
  example: {
    headline: 'Vos chiffres, pas une moyenne',
    lead: 'Ce qu’un vélo coûte et rapporte dépend du pays et de votre accord d’entreprise. Dites-nous combien de vélos vous envisagez\u00a0: vous recevez un devis.',
  },
  roles: {
    headline: 'Qui fait quoi\u00a0?',
    parts: [
      ['Vous', ['Fixez qui participe, et jusqu’à quel prix', 'Validez les demandes', 'Importez le fichier de paie']],
      ['Vos salariés', ['Choisissent leur vélo en magasin', 'Signent l’avenant', 'L’apportent à la révision annuelle']],
      ['Lumavelo', ['Commande, assure et règle le vélociste', 'Gère les sinistres', 'Répond à toutes les questions']],
    ],
  },
  cases: {
    headline: 'Et si la situation change\u00a0?',
    when: 'Ce qui arrive',
    agreed: 'Ce qui est prévu',
    rows: [
      ['Casse ou vol', 'L’assurance couvre. Le salarié déclare lui-même, sans passer par vous.'],
      ['Un départ', 'Le salarié reprend le contrat, achète le vélo ou le rend.'],
      ['Arrêt long ou congé parental', 'Une assurance prend le relais, ou le loyer est réglé directement.'],
      ['Fin du contrat', 'Rachat au prix annoncé dès le départ, restitution ou nouveau vélo.'],
      ['Vous souhaitez arrêter', 'Les contrats en cours vont à leur terme, sans frais de résiliation.'],
    ],
  },
  voices: {
    headline: 'Ce qu’en disent les cyclistes',
    authors: ['Claire Fontaine', 'Camille Laurent', 'Nicolas Girard'],
  },
};
