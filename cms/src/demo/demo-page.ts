import type { Locale, MediaReference, PageDocument, PageReference } from '@lumavelo/blocks/core';
import type { DemoImage } from './images.ts';

/** What pages refer to; known once the images are uploaded and the linked pages exist. */
export interface DemoTargets {
  images: Readonly<Record<DemoImage, MediaReference>>;
  /** The page for employers, which the Dutch home page links to. */
  employers: PageReference;
}

/** One page in one locale. `Targets` are what its content refers to. */
export interface DemoPage<Targets = DemoTargets> {
  locale: Locale;
  title: string;
  slug: string;
  seo: { metaTitle: string; metaDescription: string };
  buildContent(targets: Targets): PageDocument;
}
