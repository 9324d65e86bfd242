import { registry } from 'plain-blocks';
import { Counter } from 'plain-blocks/Counter';
import { styles } from 'plain-blocks/styles';
import { views } from 'plain-blocks/views';
import { createBlockLibrary, getPageBuilder } from 'strapi-plugin-page-builder/admin';

export default {
  bootstrap(app) {
    const pageBuilder = getPageBuilder(app);
    pageBuilder.registerBlocks(createBlockLibrary({ registry, views, styles, islands: { Counter } }));
    pageBuilder.registerSections({
      name: 'the project',
      load: async () => (await import('plain-blocks/sections')).sections,
    });
  },
};
