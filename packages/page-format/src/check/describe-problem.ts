import type { Fields } from '../block/field.ts';
import type { Registry } from '../block/registry.ts';
import type { ListField } from '../fields/list.ts';
import { capitalise, type EditorText, translate } from '../text/text.ts';
import type { Problem } from './problem.ts';

/**
 * What is wrong, and in which item of a list: `Slide 2: "Author" is empty. Fill it in before publishing.` The message
 * alone is enough where it stands beside the field; everywhere else several items can have the same problem.
 */
export function describeProblem({ blockType, path, message }: Problem, registry: Registry): EditorText {
  const items = listItems(path, registry.get(blockType)?.props);
  if (items.length === 0) return message;
  const names = (language: string) =>
    capitalise(items.map(({ label, number }) => `${translate(label, language)} ${number}`).join(', '));
  // French has a space before a colon, which does not break.
  const colon = (language: string) => (language === 'fr' ? '\u00a0:' : ':');
  const texts = Object.entries(message).map(([language, text]) => [
    language,
    `${names(language)}${colon(language)} ${text}`,
  ]);
  return { ...Object.fromEntries(texts), en: `${names('en')}: ${message.en}` };
}

/** The items of lists that a path leads through, from the outermost. */
function listItems(
  [name, index, ...inner]: Problem['path'],
  fields: Fields | undefined,
): { label: EditorText; number: number }[] {
  const field = fields?.[String(name)];
  if (field?.kind !== 'list' || typeof index !== 'number') return [];
  const { item, itemLabel } = field as unknown as ListField;
  return [{ label: itemLabel, number: index + 1 }, ...listItems(inner, item)];
}
