import { deliveredFile, deliveredPage } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES } from '@lumavelo/blocks/site';
import { createDelivery, type Delivery, type Page } from 'page-builder-astro/delivery';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';
import { waitForWord } from './waiting-build.ts';

const { seo } = deliveredPage.shape;

const sitePage = deliveredPage.extend({
  seo: seo.extend({ image: deliveredFile.pick({ documentId: true, url: true, width: true, height: true }).nullable() }),
});

/** A published page as the CMS delivers it (contract point 6), checked. */
export type DeliveredPage = Page<typeof sitePage>;

const deliveries = new Map<string, Delivery<DeliveredPage>>();

/** The CMS as a country's site reads it: one for each country and address, because a build keeps what it read. */
export function deliveryOf({
  country,
  deliveryUrl,
}: Pick<Settings, 'country' | 'deliveryUrl'>): Delivery<DeliveredPage> {
  const name = `${country} ${deliveryUrl}`;
  const delivery =
    deliveries.get(name) ??
    waitForWord(
      createDelivery({
        url: deliveryUrl,
        locales: COUNTRY_SITES[country].locales.map(({ locale }) => locale),
        parameters: { country },
        key: process.env.DELIVERY_KEY,
        page: sitePage,
        onRequest: DRAWS_ON_REQUEST,
      }),
    );
  deliveries.set(name, delivery);
  return delivery;
}
