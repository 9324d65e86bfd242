import type { Country } from '@lumavelo/blocks/site';
import type { Block } from 'page-format';
import type { TemplateBuilder } from '../build.ts';

/** A part of a page that is ready to be inserted. */
export interface Section {
  /** Also the key of its name and description among the plugin's texts. */
  id:
    | 'hero'
    | 'offer'
    | 'reasons'
    | 'steps'
    | 'comparison'
    | 'roles'
    | 'numbers'
    | 'voice'
    | 'questions'
    | 'call'
    | 'ways'
    | 'calculator';
  /** Also the key of its name among the plugin's texts. */
  category: 'openings' | 'reasons' | 'proof' | 'questions' | 'calls' | 'calculators';
  isOffered?(country: Country): boolean;
  build(builder: TemplateBuilder): Block;
}
