import { registry } from 'plain-blocks';
import { getRegistry } from 'strapi-plugin-page-builder/server';

export default {
  register({ strapi }) {
    getRegistry(strapi).addBlocks(registry.values());
    getRegistry(strapi).addPageType('api::page.page', { title: 'title', slug: 'slug' });
  },
};
