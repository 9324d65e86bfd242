import type { RichTextNode } from 'page-format';

/** Reading attributes of rich-text nodes: each returns a value that is allowed, or undefined. */

export type TextAlignment = 'left' | 'center' | 'right' | 'justify';
export type ListType = '1' | 'a' | 'A' | 'i' | 'I';

export function textAlign({ attrs }: RichTextNode): TextAlignment | undefined {
  return (['left', 'center', 'right', 'justify'] as const).find((value) => value === attrs?.textAlign);
}

/** How an ordered list counts, as HTML's `type`. */
export function listType({ attrs }: RichTextNode): ListType | undefined {
  return (['1', 'a', 'A', 'i', 'I'] as const).find((value) => value === attrs?.type);
}

/** Name of a code block's language, such as `json`. */
export function codeLanguage({ attrs }: RichTextNode): string | undefined {
  const language = attrs?.language;
  return typeof language === 'string' && /^[\w+#-]{1,30}$/.test(language) ? language : undefined;
}

/** A number, stored as number or digits, if it is whole and within bounds. */
export function wholeNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
