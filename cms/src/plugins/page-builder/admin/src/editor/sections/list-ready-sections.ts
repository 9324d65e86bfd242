import type { MessageDescriptor } from 'react-intl';
import type { PagePlace } from '../../api/sites.ts';
import { isOfferedOn, type SectionTemplate } from '../../api/templates.ts';
import { type Searchable, searchFor } from '../../kit/search.ts';

/** A section of the project, as the panel lists it: found by its name, its category and what it is for. */
export interface ReadySection extends Searchable {
  template: SectionTemplate;
  category: string;
  about: string;
}

/** A category with its sections. */
export interface SectionGroup {
  category: string;
  sections: readonly ReadySection[];
}

/** The sections that a page can have, in the order in which they were registered. */
export function listReadySections(
  templates: readonly SectionTemplate[],
  place: PagePlace,
  write: (text: MessageDescriptor) => string,
): ReadySection[] {
  return templates.filter(isOfferedOn(place)).map((template) => {
    const category = write(template.category);
    const about = write(template.description);
    return { template, category, about, label: write(template.name), words: `${category} ${about}` };
  });
}

/** What fits a query, by category: that of the best match first, and in each the best match first. */
export function groupSections(sections: readonly ReadySection[], query: string): SectionGroup[] {
  const found = searchFor(sections, query);
  return [...new Set(found.map(({ category }) => category))].map((category) => ({
    category,
    sections: found.filter((section) => section.category === category),
  }));
}
