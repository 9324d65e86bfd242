import type { Core } from '@strapi/strapi';
import * as bakery from './bakery.ts';
import * as landing from './landing.ts';

/** Content types of two other projects in one CMS, so that one start does for both. */
export function addTo(strapi: Core.Strapi): void {
  for (const project of [bakery, landing]) project.addTo(strapi);
}
