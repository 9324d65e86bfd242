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
};
