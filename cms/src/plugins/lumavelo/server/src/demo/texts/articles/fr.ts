import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'actualites-lyon-un-an',
    sections: [
      [
        'Une première année en selle',
        'Tout a commencé avec une agence d’architectes de la Croix-Rousse et huit vélos. Aujourd’hui, une imprimerie, deux cliniques et une fromagerie roulent avec nous. Le modèle le plus demandé reste le vélo de ville à assistance électrique.',
      ],
      [
        'Cap au nord',
        'À Lille, les distances sont courtes et les pistes s’étendent. Notre second bureau y ouvre avec quatre personnes, un atelier et une cafetière. Les employeurs du Nord y trouvent un interlocuteur à vingt minutes de chez eux.',
      ],
      [
        'Ce que nous avons appris',
        'Un garage à vélos fermé compte plus qu’un beau discours. Là où il existe, un salarié sur cinq se lance dès la première saison.',
      ],
    ],
  },
  {
    slug: 'actualites-voiture-bus-velo',
    sections: [
      [
        'Les règles du jeu',
        'Douze collègues, douze trajets entre trois et neuf kilomètres, tous un mardi à huit heures. Chacun les a faits en voiture, en bus puis à vélo électrique. Le chronomètre s’arrête au bureau, pas au parking.',
      ],
      [
        'Les résultats',
        'Jusqu’à cinq kilomètres, le vélo gagne à chaque fois, de six minutes en moyenne. Au-delà, la voiture passe devant deux fois sur cinq. Le bus n’arrive premier qu’une fois, grâce à son couloir.',
      ],
      [
        'Ce qui ne se chronomètre pas',
        'À vélo, l’heure d’arrivée varie de deux minutes d’un jour à l’autre. En voiture, de dix-huit. C’est ce que nos collègues ont préféré : savoir quand ils arrivent.',
      ],
    ],
  },
  {
    slug: 'actualites-rouler-sous-la-pluie',
    sections: [
      [
        'Le banc d’essai',
        'Une heure de pluie battante, le même parcours, les mêmes mécaniciens. La première veste a tenu vingt minutes, la deuxième quarante. La troisième est rentrée sèche, mais son propriétaire avait trop chaud.',
      ],
      [
        'Plus que la veste',
        'Ce qui fait la différence, ce sont les garde-boue longs et un pantalon de pluie. Pensez aussi aux freins : mouillés, ils demandent quelques mètres de plus.',
      ],
      [
        'Après l’averse',
        'Essuyez la chaîne, mettez une goutte d’huile, rentrez la batterie. Trois minutes qui évitent une visite à l’atelier. Le reste se fait à la révision annuelle, comprise dans votre loyer.',
      ],
    ],
  },
];
