import type { EntryReference, Field } from 'page-format';
import { type ReferenceField, reference } from 'page-format/fields';
import type { SiteBindContext } from '../../site/site-context.ts';

/** What bikes are chosen by, as the View receives it. */
export interface BikeFilter {
  /** Value of the filter, such as `city` or `ventoux`. */
  value: string;
  /** Where the CMS lists the bikes: a path. */
  address: string;
  /** Put before the path and before addresses of files that start with `/`. */
  cmsUrl: string;
}

interface BikeFilterOptions extends Omit<Parameters<typeof reference>[0], 'required'> {
  /** Query parameter of the list, and the field of the entry that is its value. */
  filter: { parameter: 'bike_type' | 'bike_brand'; field: string };
}

export type BikeFilterField = Omit<ReferenceField, 'bind'> & Field<EntryReference | null, BikeFilter | null>;

/** A type or brand of bikes, bound to the question it stands for. */
export function bikeFilter({ filter, ...options }: BikeFilterOptions): BikeFilterField {
  const field = reference({ ...options, required: true });
  return {
    ...field,
    bind(value, context: SiteBindContext) {
      const chosen = field.bind(value, context)?.[filter.field];
      if (typeof chosen !== 'string' || chosen === '') return null;
      // Named, because a build has no site's address to be told by; browsers and builds then share one cached answer.
      const query = `${filter.parameter}=${encodeURIComponent(chosen)}&country=${context.env.country}`;
      return { value: chosen, address: `/api/bikes-filter/bike-types-brand?${query}`, cmsUrl: context.env.cmsUrl };
    },
  };
}
