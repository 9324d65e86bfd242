import type { Fault } from '../fault.ts';

const gallery = (file: string, test: string) => ({ step: 'gallery', files: [file], test }) as const;

/** What only a browser can tell of a block. */
export const browserFaults: Fault[] = [
  {
    name: 'The words on the chosen tab are faint',
    file: 'packages/blocks/src/blocks/Tabs/style.css',
    find: '  color: var(--chosen-text);',
    replace: '  color: color-mix(in srgb, var(--chosen-text) 40%, var(--chosen));',
    noticedBy: gallery('tests/samples/samples.spec.ts', 'the samples of Tabs are read'),
  },
  {
    name: 'Features are wider than a small screen',
    file: 'packages/blocks/src/blocks/Features/style.css',
    find: 'minmax(min(9.5rem, 100%), 1fr)',
    replace: 'minmax(24rem, 1fr)',
    noticedBy: gallery('tests/samples/samples.spec.ts', 'the samples of Features are read'),
  },
  {
    name: 'The letters that stand in for a late font are a fifth wider',
    file: 'packages/blocks/src/style/fonts.ts',
    find: "'300 599', 'normal', 99.9)",
    replace: "'300 599', 'normal', 120)",
    noticedBy: gallery('tests/samples/samples.spec.ts', 'the samples of RichText are read'),
  },
  {
    name: 'The island of a slider never wakes',
    file: 'web/src/islands/Slider.astro',
    find: ' client:near',
    replace: '',
    noticedBy: gallery('tests/blocks/Slider.spec.ts', 'the buttons move the slides in a loop'),
  },
  {
    name: 'A spinner turns for visitors who asked for less motion',
    file: 'packages/blocks/src/style/base.css',
    find: '    --turn: 0s;\n',
    replace: '',
    noticedBy: gallery('tests/samples/samples.spec.ts', 'the samples of CalculatorPageElement are read'),
  },
  {
    name: 'The arrow to the right moves to the tab on the left',
    file: 'packages/blocks/src/client/tab-list.ts',
    find: 'ArrowRight: index === last ? 0 : index + 1,',
    replace: 'ArrowRight: index === 0 ? last : index - 1,',
    noticedBy: gallery('tests/blocks/Tabs.spec.ts', 'arrows, Home and End move between tabs'),
  },
  {
    name: 'A visitor who does not share the location is told that it takes a while',
    file: 'packages/blocks/src/client/geolocation.ts',
    find: "1: 'denied'",
    replace: "1: 'late'",
    noticedBy: gallery('tests/dealers/position.spec.ts', 'a position refused with code 1 is a sentence'),
  },
];
