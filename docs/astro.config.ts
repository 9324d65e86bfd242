import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightLinksValidator from 'starlight-links-validator';

const REPOSITORY_LINKS = process.env.DOCS_REPOSITORY;

/** Where the built site stands; only the sitemap and canonical addresses need it. */
const SITE = process.env.DOCS_URL;

export default defineConfig({
  ...(SITE && { site: SITE }),
  integrations: [
    // For the editor that can be tried, and nothing else.
    react({ include: ['src/try-it/**'] }),
    starlight({
      title: 'Page builder for Strapi',
      description: 'A visual page editor for Strapi 5 whose blocks are your own React components.',
      customCss: ['./src/styles/theme.css'],
      ...(REPOSITORY_LINKS && {
        social: [{ icon: 'github' as const, label: 'Source', href: REPOSITORY_LINKS }],
      }),
      plugins: [starlightLinksValidator({ exclude: ['/try-it/editor/'] })],
      sidebar: [
        { label: 'Start', items: ['try-it', 'installing', 'javascript', 'first-block'] },
        { label: 'Sites', items: ['delivery', 'astro', 'react', 'other-sites', 'sharing'] },
        { label: 'Editing', items: ['editing', 'sections', 'translating', 'unsaved-work', 'versions'] },
        {
          label: 'Blocks',
          items: ['fields', 'areas', 'references', 'where-used', 'migrations', 'dynamic-zones', 'checks'],
        },
        {
          label: 'Operation',
          items: ['operation', 'rest-and-graphql', 'troubleshooting', 'upgrading', 'leaving', 'security'],
        },
        { label: 'Further', items: ['extending'] },
      ],
    }),
  ],
  vite: {
    resolve: {
      // One copy of what keeps state, wherever it is imported from.
      dedupe: ['react', 'react-dom', 'react-intl', 'react-router-dom', 'styled-components', '@strapi/design-system'],
    },
  },
});
