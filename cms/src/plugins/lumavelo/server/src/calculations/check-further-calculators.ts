import type { CalculatorProfile, Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { refuse } from 'strapi-plugin-page-builder/server';
import { CALCULATOR_TYPE, CONFIGURATION_TYPE, type FurtherCalculator } from './records.ts';

const FIELD = 'furtherCalculators';

/** A configuration as far as its further calculators go. */
interface Checked {
  country?: Country;
  calculatorSlug?: string | null;
  furtherCalculators?: Partial<FurtherCalculator & { id: number }>[] | null;
}

/**
 * Checks the further calculators of a country's configuration: each is there, of this country, and named once, and no two
 * are for the same profile, since a page asks for a profile's one.
 * @param data what a write changes
 * @param documentId of the stored configuration; undefined for a new one
 * @throws ValidationError naming the calculator
 */
export async function checkFurtherCalculators(
  strapi: Core.Strapi,
  data: Checked,
  documentId: string | undefined,
): Promise<void> {
  if (data.country === undefined && data.calculatorSlug === undefined && data.furtherCalculators === undefined) return;
  const stored: Checked | null = documentId
    ? await strapi.db.query(CONFIGURATION_TYPE).findOne({ where: { documentId }, populate: { [FIELD]: true } })
    : null;
  const { country, calculatorSlug, furtherCalculators } = { ...stored, ...data };
  // A form sends what changed of a part that is stored, with its id.
  const slugs = (Array.isArray(furtherCalculators) ? furtherCalculators : []).flatMap(
    (each) => each.calculatorSlug ?? stored?.furtherCalculators?.find(({ id }) => id === each.id)?.calculatorSlug ?? [],
  );
  if (slugs.length === 0) return;
  const rows: { slug: string; country: Country; profile: CalculatorProfile | null }[] = await strapi.db
    .query(CALCULATOR_TYPE)
    .findMany({ where: { slug: { $in: slugs }, publishedAt: null }, select: ['slug', 'country', 'profile'] });
  const known = new Map(rows.map((row) => [row.slug, row]));
  const seen = new Set<string>();
  const byProfile = new Map<CalculatorProfile, string>();
  for (const slug of slugs) {
    const found = known.get(slug);
    if (!found) throw refuse(FIELD, `There is no calculator "${slug}". Save it first, or correct its address.`);
    if (slug === calculatorSlug) {
      throw refuse(FIELD, `"${slug}" is the country’s own calculator already. Take it out of the further ones.`);
    }
    if (seen.has(slug)) throw refuse(FIELD, `"${slug}" is named twice. Take one of them out.`);
    if (country && found.country !== country) {
      const message = `"${slug}" is a calculator of the country "${found.country}", and this is the configuration of "${country}".`;
      throw refuse(FIELD, `${message} Name one of this country.`);
    }
    const other = found.profile && byProfile.get(found.profile);
    if (other) {
      const message = `"${other}" and "${slug}" are both for the profile "${found.profile}".`;
      throw refuse(FIELD, `${message} Take one out, or change the profile of one.`);
    }
    seen.add(slug);
    if (found.profile) byProfile.set(found.profile, slug);
  }
}
