import { registry } from 'plain-blocks';
import { Counter } from 'plain-blocks/Counter';
import { styles } from 'plain-blocks/styles';
import { views } from 'plain-blocks/views';
import { createBlockLibrary, getPageBuilder } from 'strapi-plugin-page-builder/admin';

export default {
  bootstrap: (app) =>
    getPageBuilder(app).registerBlocks(createBlockLibrary({ registry, views, styles, islands: { Counter } })),
};
