/** Sections that the project has ready, for the editor's panel of sections. Loaded when somebody looks at them. */
import { type Block, createBlock, createId } from 'page-format';
import { Counter, Teaser } from './index.ts';

const say = (id: string, defaultMessage: string) => ({ id: `plain.${id}`, defaultMessage });

const OPENINGS = say('sections.openings', 'Openings');
const REASONS = say('sections.reasons', 'Reasons and steps');
const TRY = say('sections.try', 'To try');

/** A teaser, with other blocks below its text. */
function teaser(title: string, content: string, ...below: Block[]): Block {
  return { ...createBlock(Teaser, { title, content }), areas: { content: below } };
}

const points = (...texts: string[]) => texts.map((text) => ({ id: createId(), text }));

export const sections = [
  {
    id: 'opening',
    category: OPENINGS,
    name: say('section.opening', 'Opening'),
    description: say('section.opening.about', 'What it is about, in two sentences'),
    build: () => [
      teaser('Bread that takes its time', 'Flour, water, salt, and a night to rest. Come before it is gone.'),
    ],
  },
  {
    id: 'reasons',
    category: REASONS,
    name: say('section.reasons', 'Three reasons'),
    description: say('section.reasons.about', 'A text, and three short points'),
    build: () => [
      createBlock(Teaser, {
        title: 'Why sourdough?',
        content: 'Because you taste what the night has done.',
        points: points(
          'It stays fresh for days',
          'Nothing is in it that you cannot name',
          'The crust sings as it cools',
        ),
      }),
    ],
  },
  {
    id: 'steps',
    category: REASONS,
    name: say('section.steps', 'Three steps'),
    description: say('section.steps.about', 'Teasers in a teaser'),
    build: () => [
      teaser(
        'How to order',
        'By noon today, for tomorrow morning.',
        teaser('1. Choose', 'Rye, wheat or both: the list is at the door and on the telephone.'),
        teaser('2. Say when', 'From seven, or later, on your way home.'),
        teaser('3. Collect', 'Your bread waits behind the counter, under your name.'),
      ),
    ],
  },
  {
    id: 'counter',
    category: TRY,
    name: say('section.counter', 'Counter below a text'),
    description: say('section.counter.about', 'A button that counts, and why'),
    build: () => [
      teaser('How many for you?', 'Press once for each.', createBlock(Counter, { label: 'Loaves:', start: 1 })),
    ],
  },
];
