import { z } from 'zod';
import { describePlace, readDeclared } from '../block/declared.ts';
import type { BlockDefinition } from '../block/define-block.ts';
import type { Field } from '../block/field.ts';
import { show } from './advise.ts';
import { BLOCK_RULES } from './block-rules.ts';
import { checkField } from './field-rules.ts';
import { findNearest } from './nearest.ts';
import { BLOCK_SHAPE, FIELD_SHAPES, type FieldFunction, isFields } from './shapes.ts';

export interface DeclarationOptions {
  /** Folder from which files are named, without a slash at its end; without it paths are whole. */
  root?: string;
  /** The icons that there are; without them no icon is looked for. */
  icons?: ReadonlySet<string> | undefined;
}

/**
 * Every mistake in the declaration of a block, one sentence each: block, property and file, what is wrong, and what to write.
 * TypeScript says most of them before; this says them in JavaScript, and what types cannot know. Not for pages: it costs a few
 * milliseconds, and brings all shapes.
 * @param definition what stands in the list of blocks, whatever it is
 */
export function findMistakes(definition: unknown, options: DeclarationOptions = {}): string[] {
  const { root, icons } = options;
  const tell = (sentence: string, path?: string) => `${nameDeclaration(definition, { path, root })}: ${sentence}`;
  if (readDeclared(definition)?.by !== 'defineBlock') {
    return [tell('it was not declared. Write defineBlock({ … }) around it.')];
  }
  const block = definition as BlockDefinition;
  const own = findInShape(BLOCK_SHAPE, block, 'defineBlock()');
  const inFields = isFields(block.props) ? findInFields(block.props) : [];
  if (own.length === 0 && inFields.length === 0) own.push(...BLOCK_RULES.flatMap((rule) => rule(block)));
  if (icons && typeof block.icon === 'string' && !icons.has(block.icon)) own.push(explainIcon(block.icon, icons));
  return [...own.map((sentence) => tell(sentence)), ...inFields.map(({ path, sentence }) => tell(sentence, path))];
}

/**
 * How sentences name a declaration: `Block Teaser, property "title" (src/blocks/index.js:8)`. The file is left out where
 * nothing leads to it.
 * @param place.path of the property that is meant
 * @param place.root see `DeclarationOptions`
 */
export function nameDeclaration(definition: unknown, { path, root }: { path?: string; root?: string } = {}): string {
  const { type } = (definition ?? {}) as { type?: unknown };
  const { place } = readDeclared(definition) ?? {};
  const name = typeof type === 'string' && type !== '' ? `Block ${type}` : 'A block without a type';
  const file = place && describePlace(place, root);
  return `${name}${path === undefined ? '' : `, property "${path}"`}${file ? ` (${file})` : ''}`;
}

/**
 * @param definitions the blocks, such as the values of a registry
 * @throws Error with every mistake in their declarations, a line each
 */
export function assertDeclarations(definitions: Iterable<unknown>, options: DeclarationOptions = {}): void {
  const mistakes = [...definitions].flatMap((definition) => findMistakes(definition, options));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

interface FieldMistake {
  path: string;
  sentence: string;
}

function findInFields(fields: Readonly<Record<string, unknown>>, prefix = ''): FieldMistake[] {
  return Object.entries(fields).flatMap(([name, field]) => findInField(field, prefix + name, fields));
}

function findInField(field: unknown, path: string, beside: Readonly<Record<string, unknown>>): FieldMistake[] {
  const tell = (sentences: readonly string[]) => sentences.map((sentence) => ({ path, sentence }));
  const { by, options, error } = readDeclared(field) ?? {};
  if (by === undefined) return tell(findInOwnField(field));
  if (by === 'defineBlock') return tell(['it is a block, which no property can be. Put it into an area.']);
  const { item } = (options ?? {}) as { item?: unknown };
  const found = [
    ...tell(findInShape(FIELD_SHAPES[by as FieldFunction], options, `${by}()`)),
    ...(isFields(item) ? findInFields(item, `${path}.`) : []),
  ];
  if (found.length > 0) return found;
  if (error !== undefined) return tell([`${by}() cannot be made of its options: ${error}.`]);
  return tell(checkField(by, field as Field, beside));
}

/** A field that the project has made itself: of its kind only the project knows more. */
function findInOwnField(field: unknown): string[] {
  if (typeof field === 'function') {
    const isOurs = Object.hasOwn(FIELD_SHAPES, field.name);
    const call = isOurs ? exampleOf(FIELD_SHAPES[field.name as FieldFunction]) : `${field.name}(…)`;
    return [`it is the function ${field.name}, which was not called. Write ${call}.`];
  }
  const { kind, schema, bind } = (field ?? {}) as Partial<Field>;
  if (typeof kind === 'string' && schema !== undefined && typeof bind === 'function') return [];
  return [`it is ${show(field)}, which is no field. Write ${exampleOf(FIELD_SHAPES.text)}.`];
}

function exampleOf(shape: z.ZodType): string {
  return shape.safeParse(undefined).error?.issues[0]?.message ?? '';
}

/** What of a value does not fit its shape. Of a key that is missing and one that is misspelt, the misspelt one is said. */
function findInShape(shape: z.ZodObject, value: unknown, what: string): string[] {
  const issues = shape.safeParse(value).error?.issues ?? [];
  const unknown = issues.flatMap(({ code, path, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue ? issue.keys.map((key) => ({ path, key })) : [],
  );
  const misspelt = unknown.map(({ path, key }) => {
    const names = Object.keys(findShape(shape, path)?.shape ?? {});
    return { name: nameOf([...path, key]), names, meant: findNearest(key, names), path };
  });
  const meant = new Set(misspelt.map((each) => nameOf([...each.path, each.meant ?? ''])));
  const wrong = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !meant.has(nameOf(path)));
  return [
    ...misspelt.map(({ name, names, meant: key }) =>
      key === undefined
        ? `"${name}" is no option of ${what}. It takes ${names.join(', ')}.`
        : `"${name}" is no option of ${what}. Write "${key}".`,
    ),
    ...wrong.map(({ path, message }) => {
      const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
      if (path.length === 0) return `${what} was given ${describeFound(found, 'nothing')}. Write ${message}.`;
      return `"${nameOf(path)}" is ${describeFound(found, 'missing')}. Write ${message}.`;
    }),
  ];
}

const nameOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
const describeFound = (value: unknown, missing: string) => (value === undefined ? missing : show(value));

/** The shape of the object that a path leads to. */
function findShape(shape: z.ZodType, path: readonly PropertyKey[]): z.ZodObject | undefined {
  const found = path.reduce<unknown>((at, key) => {
    const inner = unwrap(at);
    if (inner instanceof z.ZodObject) return inner.shape[String(key)];
    if (inner instanceof z.ZodArray) return inner.element;
    return inner instanceof z.ZodRecord ? inner.valueType : undefined;
  }, shape);
  const object = unwrap(found);
  return object instanceof z.ZodObject ? object : undefined;
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema;
}

function explainIcon(icon: string, icons: ReadonlySet<string>): string {
  const meant = findNearest(icon, icons) ?? 'Image';
  return `"icon" is '${icon}', which @strapi/icons does not have. Write '${meant}', or another of its names.`;
}
