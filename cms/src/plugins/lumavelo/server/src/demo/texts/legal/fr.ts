import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Mentions légales',
    slug: 'mentions-legales',
    headline: 'Qui édite ce site',
    lead: 'Nos sociétés, leurs adresses et leurs numéros, pays par pays.',
    action: 'Nous contacter',
    points: [
      [
        'En France',
        'Lumavelo France SAS, 4, quai des Docks, 69009 Lyon. RCS Lyon 000000000, TVA FR00000000000. Téléphone : 04 55 50 50 50.',
      ],
      [
        'En Belgique',
        'Lumavelo België bv, Kanaalkaai 8, 2800 Malines. Numéro d’entreprise BE 0000.000.000. Téléphone : +32 2 555 02 02.',
      ],
      ['Direction de la publication', 'Sanne de Wit et Jonas Aerts.'],
      ['Hébergement', 'Le site est servi depuis des centres de données situés dans l’Union européenne.'],
      ['Assurances', 'Nous proposons l’assurance liée à votre location, et aucune autre.'],
    ],
    closing: ['Lumavelo est imaginaire', 'Société, noms et numéros n’existent pas : ce site est un exemple.'],
  },
  terms: {
    title: 'Conditions générales',
    slug: 'conditions',
    headline: 'Ce que nous convenons',
    lead: 'L’essentiel en quelques lignes. Le contrat complet vous est remis avant la signature.',
    action: 'Poser une question',
    points: [
      [
        'Les parties',
        'Votre employeur loue le vélo auprès de nous et le met à votre disposition. Vous fixez ensemble ce que chacun prend en charge.',
      ],
      ['Durée et loyer', 'Vingt-quatre, trente-six ou quarante-huit mois, à loyer constant.'],
      ['Ce qui est compris', 'L’assurance vol et casse, une révision par an et l’assistance partout en Europe.'],
      [
        'Ce que vous faites',
        'Vous attachez le vélo, vous le faites entretenir et vous déclarez un sinistre sous trois jours.',
      ],
      ['Annulation', 'Sans frais tant que le vélo n’est pas prêt en magasin, sauf s’il est fabriqué sur mesure.'],
      ['Fin du contrat', 'Vous rachetez le vélo au prix convenu, ou vous le rendez. L’usure normale est pour nous.'],
    ],
    closing: ['Une clause vous échappe ?', 'Appelez-nous : nous l’expliquons, à vous comme à votre employeur.'],
  },
  privacy: {
    title: 'Confidentialité',
    slug: 'confidentialite',
    headline: 'Vos données, avec retenue',
    lead: 'Qui reçoit vos données, pourquoi, à quel titre et pour combien de temps. Nous ne vendons rien.',
    action: 'Demander mes données',
    points: [
      ['Qui', 'Lumavelo, {{office}}, {{phone}}. Pour toute question sur vos données : {{email}}.'],
      [
        'Formulaires',
        'Ce que vous saisissez nous sert à vous répondre, avec votre accord. Nous l’effaçons au bout d’un an, et au bout d’un mois s’il semble venir d’un programme. S’il s’agit de vélocistes, l’équipe qui les suit le lit aussi. Si un fichier clients est raccordé, il s’y trouve également. Le message à votre employeur, c’est vous qui l’envoyez : nous ne le voyons pas.',
      ],
      [
        'Newsletter',
        'Elle part avec votre accord, et une fois confirmé le lien de notre courriel ; sinon, votre adresse est effacée au bout d’une semaine. Contre les abus, nous retenons pendant un jour une empreinte de votre réseau. Si vous vous désinscrivez, nous gardons trois ans la preuve de votre accord, et rien d’autre.',
      ],
      [
        'Montants, favoris et comparaison',
        'Les montants que vous saisissez passent par notre serveur le temps du calcul, sans y être enregistrés. Ils restent dans votre navigateur jusqu’à la fermeture de l’onglet, ou plus longtemps si vous cochez la case. Favoris, comparaison et derniers filtres ne sont que dans votre navigateur, jusqu’à ce que vous les retiriez. C’est le service que vous demandez : aucun accord n’est nécessaire.',
      ],
      [
        'Carte et position',
        'Nous dessinons la carte nous-mêmes. Le lieu ou le code postal que vous cherchez, et votre position si vous la partagez, servent à trouver les vélocistes proches ; nous ne notons pas qui a cherché. Seul un serveur de cartes, s’il y en a un, verrait votre adresse IP. Seul un service de recherche de lieux, s’il y en a un, recevrait ce que vous cherchez et votre position à cent mètres près, mais pas qui vous êtes.',
      ],
      [
        'Mesure et vidéos',
        'Les mesures ne sont chargées que si vous dites oui : Google reçoit alors votre adresse IP et voit quelles pages vous consultez. Votre réponse reste six mois dans votre navigateur, puis nous reposons la question ; vous pouvez la modifier en bas de chaque page. Les vidéos d’autres sites ne démarrent que si vous les lancez.',
      ],
      [
        'Journal',
        'Notre serveur web note votre adresse IP, la page et l’heure, pour trouver pannes et abus : c’est notre intérêt légitime. Les nouvelles lignes chassent les plus anciennes. Ce que vous cherchez ou saisissez n’y figure pas.',
      ],
      [
        'Le contrat de location',
        'Il demande votre nom, votre adresse et votre employeur. Employeur, assureur et vélociste reçoivent ce qu’il leur faut, et les règles comptables fixent la durée de conservation.',
      ],
      [
        'Vos droits',
        'Accès, rectification, effacement, limitation, portabilité, opposition, retrait de votre accord : un courriel suffit.',
      ],
      ['Un exemple', 'Lumavelo est une invention. Faites relire ce texte par un juriste avant de vous en servir.'],
    ],
    closing: ['Une réclamation ?', 'La CNIL en France et l’APD en Belgique sont à votre écoute.'],
  },
};
