import { type Country, isLocale } from '@lumavelo/blocks/site';
import type { PagePlace, PageTemplate, SectionTemplate } from 'strapi-plugin-page-builder/admin';
import { describeText } from '../text/use-translation.ts';
import { createBuilder } from './build.ts';
import type { Section } from './sections/section.ts';
import { SECTIONS } from './sections/sections.ts';
import { TEMPLATES, type Template } from './templates.ts';

export const pageTemplates: readonly PageTemplate[] = TEMPLATES.map((template) => ({
  ...{ id: template.id, isOffered: offeredIn(template) },
  name: describeText(`template.${template.id}`),
  description: describeText(`template.${template.id}.about`),
  build: (registry, { locale }) => template.build(createBuilder(registry, isLocale(locale) ? locale : 'nl')),
}));

/** This site's sections, as the page builder offers them. */
export const sectionTemplates: readonly SectionTemplate[] = SECTIONS.map((section) => ({
  ...{ id: section.id, isOffered: offeredIn(section) },
  name: describeText(`section.${section.id}`),
  description: describeText(`section.${section.id}.about`),
  category: describeText(`sections.${section.category}`),
  build: (registry, { locale }) => [section.build(createBuilder(registry, isLocale(locale) ? locale : 'nl'))],
}));

/** The editor names sites by their countries. */
function offeredIn({ isOffered = () => true }: Pick<Section | Template, 'isOffered'>) {
  return ({ site }: PagePlace) => isOffered(site as Country);
}
