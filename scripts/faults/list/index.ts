import type { Fault } from '../fault.ts';
import { browserFaults } from './browser.ts';
import { cmsFaults } from './cms.ts';
import { editorFaults } from './editor.ts';
import { libraryFaults } from './library.ts';
import { siteFaults } from './site.ts';

/** Every fault that the tests have to notice. A change that adds something to rely on adds the fault that breaks it. */
export const faults: readonly Fault[] = [
  ...libraryFaults,
  ...editorFaults,
  ...cmsFaults,
  ...siteFaults,
  ...browserFaults,
];
