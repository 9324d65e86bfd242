import { anchorLinks, createRegistry, oneMainHeading } from 'page-format';
import { definitions } from './generated/definitions.ts';
import { CATEGORIES } from './site/define-block.ts';
import { LAYOUT_ANCHORS } from './site/link-targets.ts';

/** Every block of this site, and what is checked of its pages as a whole. */
export const registry = createRegistry(definitions, CATEGORIES, [oneMainHeading, anchorLinks(LAYOUT_ANCHORS)]);
