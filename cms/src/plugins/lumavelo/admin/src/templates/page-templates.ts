import { isLocale } from '@lumavelo/blocks/site';
import type { PageTemplate } from 'strapi-plugin-page-builder/admin';
import { describeText } from '../text/use-translation.ts';
import { createBuilder } from './build.ts';
import { TEMPLATES } from './templates.ts';

/** This site's templates, as the page builder offers them. */
export const pageTemplates: readonly PageTemplate[] = TEMPLATES.map(({ id, build }) => ({
  id,
  name: describeText(`template.${id}`),
  description: describeText(`template.${id}.about`),
  build: (registry, locale) => build(createBuilder(registry, isLocale(locale) ? locale : 'nl')),
}));
