import type { ConfigData } from 'html-validate';

const OFF = 'off';

/**
 * What a page's markup is checked for: everything that html-validate recommends, but for what is a matter of taste, each
 * with the reason. What HTML itself forbids is never among these.
 */
export const HTML_RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // Astro writes the style of islands where the first of a page stands.
    { style: { flow: true } },
  ],
  rules: {
    // React writes them so: `<br/>`, `srcSet`, `hidden=""`. HTML reads them the same.
    'void-style': OFF,
    'attr-case': OFF,
    'attribute-boolean-style': OFF,
    'attribute-empty-style': OFF,
    // An id may hold every sign but white space; React's hold colons.
    'valid-id': ['error', { relaxed: true }],
    // Colours that an editor chose, and the place of a slide.
    'no-inline-style': OFF,
    // Tables that scroll or stack are no tables to a browser without their roles.
    'no-redundant-role': OFF,
    // A background film plays without sound, can be paused, and stands still for who wants less movement.
    'no-autoplay': OFF,
    // The finder filters while it is filled in, and is not there without script.
    'wcag/h32': OFF,
    // Numbers are written as editors write them.
    'tel-non-breaking': OFF,
  },
};
