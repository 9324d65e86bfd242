import { type Locale, typesetFrench } from '@lumavelo/blocks/site';
import { EDITIONS, type Edition } from './editions.ts';
import type { FaqTopic, PageKind } from './site-texts.ts';

/** Languages of France, whose pages speak of French law. */
export const FRENCH_LOCALES = ['fr', 'en'] as const satisfies readonly Locale[];

/** The pages that France has its own words for. */
export const FRENCH_PAGES = [
  'employers',
  'employerSavings',
  'notYet',
  'selfEmployed',
  'calculator',
  'faq',
] as const satisfies readonly PageKind[];

/** The topics of questions that France has its own answers for. */
export const FRENCH_TOPICS = [
  'lease',
  'costs',
  'employer',
  'selfEmployed',
] as const satisfies readonly FaqTopic['category'][];

type Topics = Readonly<Record<(typeof FRENCH_TOPICS)[number], FaqTopic['questions']>>;

function answer(topics: readonly FaqTopic[], own: Partial<Topics>): FaqTopic[] {
  return topics.map((topic) => ({ ...topic, questions: own[topic.category as keyof Topics] ?? topic.questions }));
}

const { en, fr } = EDITIONS;

const english: Edition = {
  ...en,
  hasCalculators: false,
  examples: [],
  leadsToOffer: true,
  employerSavings: {
    ...en.employerSavings,
    title: 'What is in it for you?',
    headline: 'What the bike changes for your company',
    lead: 'How many people, the price of the bikes and your share: that is all we need to tell you what it costs, and what it brings.',
    points: [
      ['Avantage en nature', 'We check how the bike that you provide is treated, in payroll and in tax.'],
      [
        'Forfait mobilités durables',
        'The sustainable mobility allowance is for people who ride a bike of their own. We tell you what goes together with a leased one.',
      ],
      ['Administration', 'Zero: requests, files for payroll and damage are part of the rate.'],
    ],
  },
  calculatorFacts: {
    employee: [
      'Insurance and service are part of the rate',
      'In the evening, at weekends and on holiday the bike is yours',
      'At the end you keep it at the price agreed, or hand it back',
    ],
    partTime: [
      'One day a week or four, the bike stays with you',
      'The rules are the same for the whole team',
      'If your hours change, the rate does not',
    ],
    selfEmployed: [
      'Estimate first how much you ride for business',
      'Insurance and service are on the same invoice',
      'In a company other rules apply: ask your accountant',
    ],
  },
  employers: {
    ...en.employers,
    steps: {
      ...en.employers.steps,
      points: [
        [
          'A call, half an hour',
          'We go through your collective agreement, payroll and what you want to pay. A written offer follows.',
        ],
        [
          'One framework agreement',
          'Signed online, for all bikes. The addendum to the contract of work, a bike policy and a note for the CSE come with it.',
        ],
        ['Tell your people', 'In the office or on a call, in French or in English, with a few bikes to try.'],
        ['Approve', 'Requests wait in the portal. Each month the file for your payroll office is ready.'],
      ],
    },
    example: {
      headline: 'Your numbers, not an average',
      lead: 'What a bike costs and brings depends on your company agreement. Tell us how many bikes you think of, and you get an offer.',
    },
  },
  site: {
    ...en.site,
    pages: {
      ...en.site.pages,
      employers: {
        ...en.site.pages.employers,
        lead: 'Your team picks the bikes, you approve with a click, and a few parking spaces come free.',
        points: [
          ['You decide what you pay', 'The whole rate or a part of it: the offer shows both.'],
          [
            'Avantage en nature',
            'Private use of the bike is a benefit in kind. We tell your payroll office how it is treated.',
          ],
          ['No paperwork', 'Orders, damage and returns go through our platform.'],
        ],
      },
      notYet: {
        ...en.site.pages.notYet,
        closing: ['Still no?', 'Ask why: a second talk with HR or the CSE sometimes helps.'],
      },
      selfEmployed: {
        ...en.site.pages.selfEmployed,
        lead: 'A craft, a practice or a company of your own: the rate is an expense, and your cash stays in the business.',
        points: [
          ['One invoice', 'Bike, insurance and service together, for your books.'],
          ['No deposit', 'The first payment is due a month after you pick it up.'],
          ['Approved in a day', 'We need your SIREN number and your latest accounts.'],
        ],
      },
      calculator: {
        ...en.site.pages.calculator,
        title: 'Rate or offer',
        headline: 'What your bike costs',
        lead: 'The price of the bike, the term and what your employer pays: that makes the rate. For an exact amount, ask for a free offer.',
        points: [
          ['Employees', 'Your employer leases the bike. What they pay costs you nothing.'],
          ['Part time', 'The bike is the same, and so is the rate, whatever your hours.'],
          ['Self-employed', 'The business share of the rate is an expense.'],
        ],
        closing: ['An offer for your company', 'It is free, and follows your company agreement.'],
      },
    },
    faqs: answer(en.site.faqs, {
      lease: [
        ['How does it work?', 'Your employer leases the bike, and you ride it every day, weekends included.'],
        ['Any bike at all?', 'Any bike a partner dealer sells, with or without a motor.'],
        ['How long is a lease?', 'Two, three or four years, at the same rate.'],
        ['Can I lend it?', 'To your family, yes: they are covered, too.'],
      ],
      costs: [
        ['What does the rate cover?', 'The bike, insurance, service and roadside help.'],
        ['Does my employer pay a share?', 'Often a part, sometimes all of it. Ask.'],
        [
          'Is it a benefit in kind?',
          'Private use is an avantage en nature. Your payroll office knows how it is treated.',
        ],
        [
          'And the forfait mobilités durables?',
          'It is meant for bikes of your own. Ask your employer what goes together with a leased one.',
        ],
      ],
      employer: [
        ['How long does it take to set up?', 'One call, one contract, one week.'],
        ['Do all staff have to join?', 'No. One is enough.'],
        ['What about leavers?', 'They take the lease along, buy the bike, or hand it in.'],
        ['Do you have a bike policy?', 'Yes, one that lawyers have read, to show to your CSE.'],
      ],
      selfEmployed: [
        ['What can I deduct?', 'The rate, as far as you ride for business, insurance and service included.'],
        ['Does VAT come back?', 'That depends on your regime: your accountant will tell you.'],
        ['And in a company?', 'Then the company leases, and other rules apply.'],
        ['What if I stop?', 'Take the bike over, or pay the lease out privately.'],
      ],
    }),
  },
};

const french: Edition = {
  ...fr,
  hasCalculators: false,
  employerSavings: {
    ...fr.employerSavings,
    points: [
      ['Avantage en nature', 'Nous vérifions comment le vélo mis à disposition est traité, en paie comme à l’impôt.'],
      [
        'Forfait mobilités durables',
        'Il soutient ceux qui viennent avec leur propre vélo : nous vous disons ce qui se cumule avec un vélo loué.',
      ],
      ['Gestion', 'Zéro euro : demandes, fichiers de paie et sinistres sont compris dans le loyer.'],
    ],
  },
  site: {
    ...fr.site,
    pages: {
      ...fr.site.pages,
      employers: {
        ...fr.site.pages.employers,
        points: [
          ['Un avantage visible', 'Il se voit chaque matin devant la porte, et l’on en parle à la machine à café.'],
          [
            'Avantage en nature',
            'L’usage privé du vélo en est un : nous indiquons à votre service de paie comment il est traité.',
          ],
          ['Zéro gestion', 'Commandes, sinistres et restitutions passent par notre plateforme.'],
        ],
      },
      notYet: {
        ...fr.site.pages.notYet,
        closing: ['Toujours non ?', 'Demandez pourquoi : un second échange avec les RH ou le CSE suffit parfois.'],
      },
    },
    faqs: answer(fr.site.faqs, {
      costs: [
        ['Que comprend le loyer ?', 'Le vélo, l’assurance, l’entretien et l’assistance.'],
        ['Mon employeur participe-t-il ?', 'Souvent, pour une part ou pour le tout. Demandez-lui.'],
        [
          'Est-ce un avantage en nature ?',
          'L’usage privé en est un. Votre service de paie sait comment il est traité.',
        ],
        [
          'Et le forfait mobilités durables ?',
          'Il soutient ceux qui roulent avec leur propre vélo. Demandez à votre employeur ce qui se cumule.',
        ],
      ],
      employer: [
        ['Combien de temps pour démarrer ?', 'Un appel, un contrat, une semaine.'],
        ['Combien de salariés au minimum ?', 'Un seul.'],
        ['Que se passe-t-il en cas de départ ?', 'Le salarié reprend le contrat, achète le vélo ou le rend.'],
        ['Fournissez-vous un règlement d’usage ?', 'Oui, un modèle relu par des juristes, à présenter au CSE.'],
      ],
    }),
  },
};

/** The edition of France, by its languages. */
export const FRANCE: Readonly<Record<(typeof FRENCH_LOCALES)[number], Edition>> = {
  en: english,
  fr: JSON.parse(JSON.stringify(french), (_, value) => (typeof value === 'string' ? typesetFrench(value) : value)),
};
