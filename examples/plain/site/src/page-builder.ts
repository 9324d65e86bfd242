import { createDelivery } from 'page-builder-astro/delivery';
import { createRenderer } from 'page-format/react';
import { registry } from 'plain-blocks';
import { styles } from 'plain-blocks/styles';
import { views } from 'plain-blocks/views';

const { CMS_URL: url = 'http://localhost:1337', DELIVERY_KEY: key } = process.env;

/** The CMS, and how its pages are drawn. */
export const delivery = createDelivery({ url, key, locales: ['en'] });
export const documents = { renderer: createRenderer(registry, views), delivery, styles };
