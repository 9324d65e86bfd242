import type { Articles } from '../site-texts.ts';

export const articles: Articles = [
  {
    slug: 'news-open-in-france',
    sections: [
      [
        'Two offices, one idea',
        'Our first French customers were eight architects on a hill in Lyon. They wanted motors. A year on there are two hundred employers, and a second office in Lille looks after the flat half of the country.',
      ],
      [
        'If you work across the border',
        'Live in Lille and paid in Kortrijk? As a rule, the country that pays you decides which tax rules apply. Tell us where you are paid, and we look up the rest.',
      ],
      [
        'Prices in France',
        'What a bike costs in France depends on the agreement of your company. Your employer asks for an offer, and has it within a few working days.',
      ],
    ],
  },
  {
    slug: 'news-night-shift',
    sections: [
      [
        'Light first',
        'Nurses finishing at eleven told us they would ride if the shed were not so dark. The hospital put in lamps that follow movement, and a second gate next to the night entrance. It cost less than four parking spaces.',
      ],
      [
        'Then the bikes',
        'Within half a year the number of people riding to the night shift doubled. Most lease an e-bike with a strong front light and a frame lock. The shed is full on weekdays, so a second one is being built.',
      ],
      [
        'What other employers can copy',
        'Ask those who do not ride what keeps them. The answers are short and cheap: light, a roof, a socket and a place to dry a jacket.',
      ],
    ],
  },
  {
    slug: 'news-what-a-lock-is-worth',
    sections: [
      [
        'The test',
        'Our insurer lent us a workshop and somebody who used to open locks for the police. Twelve locks, five minutes each, with the tools that thieves carry.',
      ],
      [
        'The result',
        'Seven gave up in under two minutes. The heaviest chain lasted three, because its weak spot was the padlock. A folding lock of half the weight outlived it.',
      ],
      [
        'What your insurance asks for',
        'A lock from the approved list, closed around something that does not move. Keep both keys: you will be asked for them. Your dealer has the list and hands the lock over with the bike.',
      ],
    ],
  },
];
