import { COUNTRIES, findSiteLocale, LOCALES } from '@lumavelo/blocks/site';
import { z } from 'zod';
import { errors } from '../../strapi-errors.ts';

const PAGE_SIZE_LIMIT = 100;

const SITE = {
  country: z.enum(COUNTRIES),
  locale: z.enum(LOCALES),
  status: z.enum(['published', 'draft']).default('published'),
};

const WHOLE_NUMBER = z
  .string()
  .regex(/^\d{1,6}$/, 'expected a whole number')
  .transform(Number);

/** Of `GET /api/page-builder/pages`. */
export const LIST = z.strictObject({
  ...SITE,
  page: WHOLE_NUMBER.pipe(z.number().min(1)).prefault('1'),
  pageSize: WHOLE_NUMBER.pipe(z.number().min(1).max(PAGE_SIZE_LIMIT)).prefault(String(PAGE_SIZE_LIMIT)),
});

/** Of `GET /api/page-builder/page`. */
export const SINGLE = z.strictObject({ ...SITE, slug: z.string().max(200).default('') });

export type ListParameters = z.infer<typeof LIST>;
export type PageParameters = z.infer<typeof SINGLE>;
export type SiteParameters = Pick<PageParameters, 'country' | 'locale' | 'status'>;

/** @throws ValidationError naming every parameter that is wrong, missing or unknown */
export function readListParameters(query: unknown): ListParameters {
  return readSite(parse(LIST, query));
}

/** @throws ValidationError naming every parameter that is wrong, missing or unknown */
export function readPageParameters(query: unknown): PageParameters {
  return readSite(parse(SINGLE, query));
}

/** `schema.parse` with the refusal in the error shape of the API. */
export function parse<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => ({ path: issue.path.map(String), message: issue.message }));
  const list = faults.map(({ path, message }) => (path.length > 0 ? `"${path.join('.')}": ${message}` : message));
  throw new errors.ValidationError(`The request's parameters are not valid. ${list.join('. ')}.`, {
    errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })),
  });
}

function readSite<Parameters extends SiteParameters>(parameters: Parameters): Parameters {
  const { country, locale } = parameters;
  if (findSiteLocale(country, locale)) return parameters;
  const message = `The ${country} site has no locale "${locale}".`;
  throw new errors.ValidationError(message, { errors: [{ path: ['locale'], name: 'ValidationError', message }] });
}
