import type { Block, Registry } from 'page-format';
import type { MessageDescriptor } from 'react-intl';
import { createRegistrations, type Registrations } from './registrations.ts';
import type { PagePlace } from './sites.ts';

/** Blocks that a project has ready, with texts in the languages of its pages: a whole page to start from. */
export interface PageTemplate {
  id: string;
  name: MessageDescriptor;
  description: MessageDescriptor;
  /** False where pages cannot have it, such as on one of several sites; without it, it is offered on every page. */
  isOffered?(place: PagePlace): boolean;
  /**
   * Makes the blocks, with new ids each time.
   * @param place language and site of the page
   */
  build(registry: Registry, place: PagePlace): Block[];
}

/** A part of a page, to be inserted on any. */
export interface SectionTemplate extends PageTemplate {
  /** What it is listed under. Categories come in the order of their first sections. */
  category: MessageDescriptor;
}

/** Templates that a plugin brings, loaded when somebody looks at them. */
export interface TemplateSet<Template = PageTemplate> {
  /** The plugin that brings them. */
  name: string;
  load(): Promise<readonly Template[]>;
}

const nameOf = ({ name }: TemplateSet<unknown>) => name;

export const templateSets = createRegistrations<TemplateSet>('The set of templates', nameOf);
export const sectionSets = createRegistrations<TemplateSet<SectionTemplate>>('The set of sections', nameOf);

/** All templates of the sets, in the order in which these were registered. */
export async function loadTemplates<Template>(
  sets: Registrations<TemplateSet<Template>>,
): Promise<readonly Template[]> {
  return (await Promise.all(sets.list().map(({ load }) => load()))).flat();
}

/** Tells the templates that pages of a place can have from others. */
export function isOfferedOn(place: PagePlace): (template: PageTemplate) => boolean {
  return ({ isOffered }) => isOffered?.(place) ?? true;
}
