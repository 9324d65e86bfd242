import type { VisitorText } from '@lumavelo/blocks/site';
import type { Block } from 'page-format';
import type { TemplateBuilder } from '../build.ts';
import type { Section } from './section.ts';

interface Question {
  question: VisitorText;
  answer: VisitorText;
}

const QUESTIONS: readonly Question[] = [
  {
    question: {
      en: 'Any bike at all?',
      de: 'Geht jedes Rad?',
      nl: 'Mag het elke fiets zijn?',
      fr: 'N’importe quel vélo ?',
      'de-AT': 'Welche Räder kann ich nehmen?',
    },
    answer: {
      en: 'Any that a partner dealer sells, with a motor or without.',
      de: 'Jedes, das ein Partnerhändler verkauft, mit Motor oder ohne.',
      nl: 'Elke fiets die een aangesloten dealer verkoopt, met of zonder motor.',
      fr: 'Tous ceux que vend un revendeur partenaire, avec ou sans moteur.',
      be: 'Alle fietsen tot 45 km per uur, ook speedpedelecs, bij een aangesloten handelaar.',
      'de-AT': 'Jedes Rad und jedes E-Bike bis 25 km/h von einem Partnerhändler.',
    },
  },
  {
    question: {
      en: 'May I ride it in my free time?',
      de: 'Darf ich auch privat fahren?',
      nl: 'Mag ik er ook privé op fietsen?',
      fr: 'Puis-je rouler pendant mes loisirs ?',
      be: 'Mag ik er ook in mijn vrije tijd mee rijden?',
    },
    answer: {
      en: 'Yes, in the evening, at weekends and on holiday.',
      de: 'Ja, am Abend, am Wochenende und im Urlaub.',
      nl: 'Ja, ’s avonds, in het weekend en op vakantie.',
      fr: 'Oui, le soir, le week-end et en vacances.',
      be: 'Ja. Rijd er ook geregeld mee naar het werk, want dan betaal je er geen belasting op.',
    },
  },
  {
    question: {
      en: 'What if it is stolen?',
      de: 'Was ist bei einem Diebstahl?',
      nl: 'En als hij gestolen wordt?',
      fr: 'Et si on me le vole ?',
      'de-AT': 'Und wenn’s gestohlen wird?',
    },
    answer: {
      en: 'It is insured. You report it online, and we see to the rest.',
      de: 'Es ist versichert. Du meldest es online, und wir kümmern uns um den Rest.',
      nl: 'Hij is verzekerd. Je meldt het online, en wij regelen de rest.',
      fr: 'Il est assuré. Vous le déclarez en ligne, et nous faisons le reste.',
      be: 'De omnium dekt het. Je geeft het online aan, en wij doen de rest.',
    },
  },
  {
    question: {
      en: 'And if I change jobs?',
      de: 'Und wenn ich den Job wechsle?',
      nl: 'En als ik van baan wissel?',
      fr: 'Et si je change d’employeur ?',
      be: 'En als ik van werk verander?',
    },
    answer: {
      en: 'Your new employer takes the lease over, you buy the bike, or you hand it in.',
      de: 'Der neue Arbeitgeber übernimmt den Vertrag, du kaufst das Rad, oder du gibst es zurück.',
      nl: 'Je nieuwe werkgever neemt de lease over, je koopt de fiets, of je levert hem in.',
      fr: 'Le nouvel employeur reprend le contrat, vous achetez le vélo, ou vous le rendez.',
      be: 'Je neemt de lease mee, je koopt de fiets over, of je levert hem in.',
      'de-AT': 'Der neue Betrieb steigt ein, du kaufst das Rad, oder du gibst es zurück.',
    },
  },
];

const answered =
  (b: TemplateBuilder) =>
  ({ question, answer }: Question): Block[] => [b.title(3, question, { size: 'xl' }), b.text(answer)];

/** Four questions with their answers in sight. */
export const questions: Section = {
  id: 'questions',
  category: 'questions',
  build: (b) =>
    b.section(
      {},
      b.title(2, {
        en: 'What people ask first',
        de: 'Was viele zuerst fragen',
        nl: 'Wat mensen als eerste vragen',
        fr: 'Ce qu’on nous demande d’abord',
        be: 'Wat mensen eerst vragen',
      }),
      // In rows, so that they are read one after the other.
      b.columns(...QUESTIONS.slice(0, 2).map(answered(b))),
      b.block('VerticalSpacing', { amount: 'minimal' }),
      b.columns(...QUESTIONS.slice(2).map(answered(b))),
    ),
};
