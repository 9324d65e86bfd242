import type { Block, Registry } from 'page-format';
import type { MessageDescriptor } from 'react-intl';
import { createRegistrations } from './registrations.ts';

/** A page to start from. */
export interface PageTemplate {
  id: string;
  name: MessageDescriptor;
  description: MessageDescriptor;
  /**
   * Makes the blocks, with new ids each time.
   * @param locale the language of the page
   */
  build(registry: Registry, locale: string): Block[];
}

/** Templates that a plugin brings, loaded when somebody looks at them. */
export interface TemplateSet {
  /** The plugin that brings them. */
  name: string;
  load(): Promise<readonly PageTemplate[]>;
}

export const templateSets = createRegistrations<TemplateSet>('The set of templates', ({ name }) => name);

/** All templates, in the order in which they were registered. */
export async function loadTemplates(): Promise<readonly PageTemplate[]> {
  return (await Promise.all(templateSets.list().map(({ load }) => load()))).flat();
}
