import { bikeFinder } from './bike-finder.ts';
import { bikesFilter } from './bikes-filter.ts';
import { dealers } from './dealers.ts';
import type { DefinedCall } from './define-call.ts';
import { find } from './find.ts';
import { redirects } from './redirects.ts';
import { reviews } from './reviews.ts';
import { siteSettings } from './site-settings.ts';

/** The public calls (specification point 7) that read what editors keep in the CMS. */
export const calls: readonly DefinedCall[] = [find, reviews, bikesFilter, bikeFinder, dealers, siteSettings, redirects];
