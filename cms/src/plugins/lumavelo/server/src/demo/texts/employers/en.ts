import type { EmployerTexts } from './employer-texts.ts';

export const employers: EmployerTexts = {
  ownNumbers: 'Work it out for your company',
  facts: [
    ['{{bikes}}', 'bikes by {{brands}} makers online, and any other to order'],
    ['{{dealers}}', 'bike shops in your country for test rides, service and breakdowns'],
    ['{{rating}}', 'out of 5 stars from riders, in {{reviews}} reviews on Google'],
  ],
  steps: {
    headline: 'Up and running in four steps',
    points: [
      [
        'A call, half an hour',
        'We go through collective agreements, payroll and whether you want to contribute. A written offer follows.',
      ],
      [
        'A framework agreement',
        'Signed online, one for each country you have people in. Employee addendum, bike policy and a note for the works council come with it.',
      ],
      [
        'Tell your people',
        'You forward a link, we hold the session, in the office or on a call, in English or the local language.',
      ],
      [
        'Approve, and run payroll',
        'Requests wait in the portal. Each month the file for your payroll provider is ready: salary given up, benefit in kind, leavers.',
      ],
    ],
  },
  example: {
    headline: 'What it comes to, country by country',
    lead: 'An e-bike at 2,999 euros, 36 months, 3,450 euros gross a month, and nothing added by you.',
    amounts: {
      posts: 'Item',
      perBike: 'Euros per month',
      rows: {
        rate: 'Rate with insurance and service',
        givenUp: 'Gross salary given up',
        net: 'What the employee feels, net',
        saved: 'Employer contributions not paid',
        year: 'Left for you in a year with ten bikes',
      },
      source:
        'Worked out with the rates of 2026 by the calculators of each country. In Belgium the contributions you save pay part of the rate, so that your people give up less. For France we make you an offer. An example, not advice.',
    },
  },
  roles: {
    headline: 'Who does what',
    parts: [
      ['You', ['Decide who may join, and up to which price', 'Approve requests', 'Import the payroll file']],
      ['Your people', ['Choose the bike in the shop', 'Sign the addendum', 'Take it in for its yearly service']],
      ['Lumavelo', ['Orders, insures and pays the shop', 'Settles damage and theft', 'Answers the questions']],
    ],
  },
  cases: {
    headline: 'When things change',
    when: 'What happens',
    agreed: 'What is agreed',
    rows: [
      ['Damage or theft', 'Insured. Riders report it themselves; nothing lands on your desk.'],
      ['Somebody leaves', 'They take the lease along, buy the bike, or hand it in.'],
      ['Long illness or parental leave', 'An insurance takes over the rate, or it is paid directly.'],
      ['The term ends', 'Take over at the price named at the start, hand in, or choose the next one.'],
      ['You want to stop', 'Running leases run out, no new ones start, and there is no fee.'],
    ],
  },
  voices: {
    headline: 'What riders tell us',
    authors: ['Marco Bianchi', 'Emma Wright', 'Daniel Novak'],
  },
};
