import { createCalculator, uploadWorkbook, writeWorkbook } from '../calculators/workbooks.ts';
import { call } from '../harness/client.ts';
import { newWord } from '../harness/entries.ts';
import { upload } from '../harness/images.ts';
import { page, title } from '../harness/pages.ts';

export interface Attribute {
  type: string;
  required?: boolean;
  unique?: boolean;
  default?: unknown;
  private?: boolean;
  enum?: string[];
  multiple?: boolean;
  relation?: string;
  target?: string;
  component?: string;
  repeatable?: boolean;
  customField?: string;
  min?: number;
}

export interface ContentType {
  uid: string;
  kind: string;
  singularName: string;
  pluralName: string;
  draftAndPublish: boolean;
  isLocalized: boolean;
  attributes: Record<string, Attribute>;
}

const types: ContentType[] = [];
/** Fields of components, by the component's uid; filled by `listContentTypes`. */
export const components = new Map<string, Record<string, Attribute>>();

interface Described {
  uid: string;
  schema: Omit<ContentType, 'uid' | 'isLocalized'> & { pluginOptions?: { i18n?: { localized?: boolean } } };
}

/** Every type with content of the site, as the CMS that runs declares it. */
export async function listContentTypes(): Promise<readonly ContentType[]> {
  if (types.length > 0) return types;
  const read = async (list: string) =>
    (await call(`/content-type-builder/${list}`, { as: 'admin' })).body.data as Described[];
  for (const { uid, schema } of await read('components')) components.set(uid, schema.attributes);
  for (const { uid, schema } of await read('content-types')) {
    if (!uid.startsWith('api::') && uid !== 'plugin::page-builder.section') continue;
    types.push({ ...schema, uid, isLocalized: schema.pluginOptions?.i18n?.localized === true });
  }
  return types;
}

/** Values for fields that take no value of their kind. */
const SPECIAL: Readonly<Record<string, (word: string) => unknown>> = {
  'dealer.telephone': (word) => `+31 ${[...word].map((letter) => letter.charCodeAt(0)).join('')}`.slice(0, 40),
  'dealer.website': (word) => `https://${word}.example`,
  'redirect.to': (word) => `/${word}`,
  'review.profile_photo_url': (word) => `https://example.com/${word}.png`,
  'site-setting.apiPublicUrl': (word) => `https://${word}.example`,
  'site-setting.cdnPrefix': (word) => `https://${word}.example`,
  'site-setting.securityContact': (word) => `mailto:${word}@example.com`,
  'site-setting.analyticsId': (word) => `GTM-${word.toUpperCase().slice(0, 8)}`,
  'site-setting.socialLinks': (word) => `https://www.linkedin.com/company/${word}`,
  'site-setting.scriptHosts': (word) => `https://${word}.example`,
  // Of a part of a bike; parts have no owner.
  '.swatch': (word) => `#${Buffer.from(word).toString('hex').slice(-6)}`,
  'calculator.workbook': (word) => uploadWorkbook(writeWorkbook({ A1: 1, B1: '=A1*2', C1: word })),
  'calculator-config.furtherCalculators': async () => {
    const configurations = await call('/content-manager/collection-types/api::calculator-config.calculator-config', {
      as: 'admin',
    });
    const country = configurations.body.results[0]?.country ?? 'nl';
    const { body } = await createCalculator({ country }, 'draft');
    return [{ calculatorSlug: body.data.slug, cellForTerm: 'B8' }];
  },
  'calculator.testCases': (word) => [{ name: word, values: { A1: '1' }, expected: { B1: '2' } }],
};

const CELL = /cell/i;

/** A valid value of a field; three turns make three, of a switch two. */
async function makeValue(owner: string, name: string, attribute: Attribute, turn: number): Promise<unknown> {
  const word = newWord();
  const special = SPECIAL[`${owner}.${name}`];
  if (special) return special(word);
  switch (attribute.type) {
    case 'integer':
      return (attribute.min ?? 1) + 1 + turn;
    case 'float':
    case 'decimal':
      return (attribute.min ?? 1) + turn + 0.5;
    case 'boolean':
      return (turn % 2 === 1) !== (attribute.default === true);
    case 'enumeration':
      return attribute.enum?.[turn % attribute.enum.length];
    case 'email':
      return `${word}@example.com`;
    case 'datetime':
      return `2026-0${turn + 1}-02T03:04:05.000Z`;
    case 'media': {
      const { id } = await upload({ width: 20 + turn, height: 20 });
      return attribute.multiple ? [id] : id;
    }
    case 'component': {
      const part = await makeValues('', components.get(attribute.component ?? '') ?? {}, turn);
      return attribute.repeatable ? [part] : part;
    }
    case 'relation': {
      const types = await listContentTypes();
      const target = types.find(({ uid }) => uid === attribute.target);
      if (!target) throw new Error(`Nothing is known of ${attribute.target}.`);
      const documentId = await createEntry(target);
      return { connect: [{ documentId, locale: target.isLocalized ? 'nl' : null }], disconnect: [] };
    }
    case 'customField':
    case 'json':
      return makeCustomValue(attribute.customField, turn);
    default:
      return CELL.test(name) ? `A${turn + 1}` : word;
  }
}

function makeCustomValue(customField: string | undefined, turn: number): unknown {
  if (customField?.endsWith('.page')) return page(title(newWord()));
  if (customField?.endsWith('.countries')) return [['nl'], ['be'], ['nl', 'be']][turn % 3];
  return 2000 + turn;
}

/** Values of these fields, each another than any made before. */
export async function makeValues(owner: string, attributes: Record<string, Attribute>, turn: number) {
  const values = await Promise.all(
    Object.entries(attributes).map(async ([name, attribute]) => [name, await makeValue(owner, name, attribute, turn)]),
  );
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** Fields that people fill in; one that must be another in each entry stays as it is. */
export function listFields({ attributes }: ContentType): [name: string, attribute: Attribute][] {
  return Object.entries(attributes).filter(
    ([, { type, enum: choices, unique, private: isPrivate }]) =>
      !isPrivate && !(type === 'enumeration' && unique && choices),
  );
}

/** The path of an entry in the content manager. */
export function pathOf({ uid, kind, isLocalized }: ContentType, documentId: string): string {
  const query = isLocalized ? '?locale=nl' : '';
  return kind === 'singleType'
    ? `/content-manager/single-types/${uid}${query}`
    : `/content-manager/collection-types/${uid}/${documentId}${query}`;
}

/** The path of an entry at the content API. */
export function apiPathOf({ kind, singularName, pluralName, isLocalized, draftAndPublish }: ContentType, id: string) {
  const query = [isLocalized && 'locale=nl', draftAndPublish && 'status=draft'].filter(Boolean).join('&');
  return kind === 'singleType' ? `/api/${singularName}?${query}` : `/api/${pluralName}/${id}?${query}`;
}

/** A new entry with as little as its type asks for; where there can be only one, the one that is there. */
export async function createEntry(type: ContentType): Promise<string> {
  const { uid, singularName, kind, isLocalized, attributes } = type;
  const query = isLocalized ? '?locale=nl' : '';
  if (kind === 'singleType') {
    // Other tests may have made more than one, and some in other languages, by which it is found as well.
    while ((await call(pathOf(type, ''), { as: 'admin' })).status === 200) {
      const all = pathOf(type, '').replace('locale=nl', 'locale=*');
      const { status, body } = await call(all, { as: 'admin', method: 'DELETE' });
      if (status !== 200) throw new Error(`${uid} was not deleted: ${status} ${JSON.stringify(body)}`);
    }
    const { body } = await call(pathOf(type, ''), { as: 'admin', method: 'PUT', body: {} });
    return body.data.documentId;
  }
  const needed = Object.entries(attributes).filter(
    ([name, { required }]) => required || [`redirect.to`, 'page.slug'].includes(`${singularName}.${name}`),
  );
  const path = `/content-manager/collection-types/${uid}${query}`;
  const unique = needed.find(([, { type: kindOf, unique: isUnique }]) => kindOf === 'enumeration' && isUnique);
  if (unique) {
    const { results } = (await call(path, { as: 'admin' })).body;
    if (results.length > 0) return results[0].documentId;
  }
  const body = await makeValues(singularName, Object.fromEntries(needed), 0);
  const answer = await call(path, { as: 'admin', body });
  if (answer.status !== 201) throw new Error(`${uid} was not made: ${JSON.stringify(answer.body)}`);
  return answer.body.data.documentId;
}
