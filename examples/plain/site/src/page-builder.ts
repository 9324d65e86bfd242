import { createDelivery } from 'page-builder-astro/delivery';
import { createRenderer } from 'page-format/react';
import { registry } from 'plain-blocks';
import { styles } from 'plain-blocks/styles';
import { views } from 'plain-blocks/views';

const { CMS_URL: url = 'http://localhost:1337', DELIVERY_KEY: key } = process.env;

/** Where pages come from, and how they are drawn. */
export const site = {
  delivery: createDelivery({ url, key, locales: ['en'] }),
  renderer: createRenderer(registry, views),
  styles,
};
