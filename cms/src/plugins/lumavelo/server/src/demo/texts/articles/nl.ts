import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'nieuws-duizend-werkgevers',
    sections: [
      [
        'Van bestelbus naar bak',
        'Bakkerij Het Warme Brood in Deventer bezorgde tot vorig jaar met een bestelbus. Nu staan er drie bakfietsen achter de winkel. De ronde langs twaalf cafés duurt even lang als vroeger, maar niemand zoekt nog een parkeerplek en de bus is verkocht.',
      ],
      [
        'Eerst de bezorgers, toen iedereen',
        'Eigenaar Marit begon met de drie bezorgers. Binnen een maand vroegen ook de mensen achter de toonbank ernaar. Zij leasen een gewone stadsfiets uit hun brutoloon. De bakkerij betaalt mee aan de verzekering, en verder niets.',
      ],
      [
        'Wat ze anderen aanraadt',
        '“Regel eerst een plek waar je ze droog en op slot kunt zetten. De rest ging vanzelf.” Het gesprek met ons duurde een uur, de eerste fiets stond negen dagen later in Deventer.',
      ],
    ],
  },
  {
    slug: 'nieuws-bijtelling',
    sections: [
      [
        'Wat is bijtelling ook alweer?',
        'Je mag je fiets van de zaak ook privé gebruiken, en dat telt als loon. Daarvoor wordt 7% van de consumentenadviesprijs per jaar bij je loon opgeteld. Over dat bedrag betaal je belasting, meer niet.',
      ],
      [
        'Een voorbeeld',
        'Kost je fiets 3.000 euro, dan is de bijtelling 210 euro per jaar, dus 17,50 euro per maand. Bij een tarief van ongeveer 36% merk je daar zo’n 6 euro per maand van. Wat je precies betaalt, zie je in de calculator.',
      ],
      [
        'Moet ik iets doen?',
        'Nee. Loopt je lease al, dan blijft alles zoals het is. Je werkgever verwerkt de bijtelling in je loonstrook.',
      ],
    ],
  },
  {
    slug: 'nieuws-winterbanden',
    sections: [
      [
        'Het korte antwoord',
        'Rijd je ook als het vriest, dan ja. Met spikes stonden onze monteurs op ijs na vier meter stil, met gewone banden na elf. Sneeuwt het bij jou twee dagen per jaar, dan is een dagje thuiswerken goedkoper.',
      ],
      [
        'Zachter rijdt veiliger',
        'Ook zonder winterbanden kun je iets doen: laat een halve bar lucht ontsnappen. De band raakt de weg dan met een groter vlak. Kijk op de zijkant hoe laag je mag gaan.',
      ],
      [
        'Vergeet je accu niet',
        'Onder nul rijd je met dezelfde lading ongeveer een vijfde minder ver. Bewaar de accu binnen en zet hem pas op de fiets als je vertrekt. Je dealer wisselt de banden tijdens de jaarlijkse beurt.',
      ],
    ],
  },
];
