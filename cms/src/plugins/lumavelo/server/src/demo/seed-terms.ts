import type { Core } from '@strapi/strapi';
import { getGlossary } from 'strapi-plugin-page-builder/server';

/** What leasing is called in each country: Austria and Flanders have words of their own. */
const TERMS: readonly Readonly<Record<string, readonly string[]>>[] = [
  { '*': ['Lumavelo'] },
  {
    nl: ['leasefiets', 'leasefietsen'],
    be: ['bedrijfsfiets', 'bedrijfsfietsen'],
    de: ['Dienstrad', 'Diensträder', 'Diensträdern', 'Dienstrads'],
    'de-AT': ['Firmenrad', 'Firmenräder', 'Firmenrädern', 'Firmenrads'],
    en: ['lease bike', 'lease bikes'],
    fr: ['vélo de société', 'vélos de société'],
  },
  {
    nl: ['bijtelling'],
    be: ['voordeel van alle aard'],
    de: ['geldwerter Vorteil', 'geldwerten Vorteil', 'geldwerten Vorteils'],
    'de-AT': ['Sachbezug', 'Sachbezugs'],
    en: ['benefit in kind'],
    fr: ['avantage de toute nature', 'avantage en nature'],
  },
  {
    nl: ['cafetariaregeling'],
    be: ['cafetariaplan'],
    de: ['Entgeltumwandlung', 'Gehaltsumwandlung'],
    'de-AT': ['Bezugsumwandlung'],
    en: ['salary exchange'],
    fr: ['plan cafétéria'],
  },
  {
    nl: ['werkgever', 'werkgevers'],
    de: ['Arbeitgeber', 'Arbeitgebern', 'Arbeitgebers'],
    en: ['employer', 'employers'],
    fr: ['employeur', 'employeurs'],
  },
];

/** The glossary of the demo. */
export async function seedTerms(strapi: Core.Strapi): Promise<void> {
  const glossary = getGlossary(strapi);
  for (const words of TERMS) await glossary.create(words);
}
