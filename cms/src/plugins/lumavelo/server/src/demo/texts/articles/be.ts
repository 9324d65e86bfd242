import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'nieuws-kilometervergoeding',
    sections: [
      [
        'Wat verandert er?',
        'Elk jaar in januari volgt de vrijgestelde fietsvergoeding de index. Wat je werkgever tot aan dat bedrag per kilometer betaalt, blijft vrij van belasting en van sociale bijdragen. Het maximum per jaar stijgt mee.',
      ],
      [
        'En mijn leasefiets?',
        'Die mag je daarnaast gewoon hebben. De vergoeding hangt af van de kilometers die je naar het werk fietst, niet van wie de fiets is. Leg wel vast op welke dagen je fietst: je werkgever vraagt ernaar.',
      ],
      [
        'Wat wij doen',
        'In de simulatie en in lopende dossiers staat het nieuwe bedrag vanaf de eerste werkdag. Jij hoeft niets in te vullen.',
      ],
    ],
  },
  {
    slug: 'nieuws-fietsostrade',
    sections: [
      [
        'Van de Dampoort tot het station van Aalst',
        'De fietsostrade volgt de spoorweg. Waar vroeger elke overweg je deed stoppen, liggen nu bruggen en tunnels. Wij deden er met een elektrische fiets een goed uur over, de terugweg ging met de wind in de rug nog vlotter.',
      ],
      [
        'Voor wie is dat interessant?',
        'Voor iedereen die tussen beide steden werkt en nu op de E40 staat. Een speedpedelec haalt de auto op een gewone maandag ruim in. En wie halverwege genoeg heeft, neemt in Wetteren de trein: fietsen mogen mee buiten de spits.',
      ],
      [
        'Onze tip',
        'Rijd de route eens op een zondag, zonder haast. Verlichting is er overal, een regenbui ook. In Melle is er een fietspomp, in Lede koffie.',
      ],
    ],
  },
  {
    slug: 'nieuws-leasen-op-school',
    sections: [
      [
        'Waarom de eindejaarstoelage?',
        'Leerkrachten krijgen geen dertiende maand, maar wel een eindejaarstoelage. De scholengroep laat hen een deel daarvan inruilen. Het maandloon blijft wat het is, en dus ook het vakantiegeld.',
      ],
      [
        'Zo liep het',
        'In januari kwam de policy, in maart de infoavond, in april kwamen de eerste bestellingen binnen. De turnleraar koos als eerste een bakfiets, voor de ballen.',
      ],
      [
        'Ook in jouw school?',
        'Vraag je directie om ons te bellen. We brengen het model van de policy mee, en iemand die zelf voor de klas stond.',
      ],
    ],
  },
];
