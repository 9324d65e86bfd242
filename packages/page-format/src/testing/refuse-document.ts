import { expect } from 'vitest';
import { checkShape } from '../document/check-shape.ts';
import { DocumentError } from '../document/document-error.ts';

/** Values for the tests of the document check, sound and unsound ones alike. */
export const document = (blocks: unknown[]) => ({ format: 'page', formatVersion: 1, blocks });
export const block = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  type: 'Title',
  v: 1,
  props: {},
  ...more,
});
export const nested = (levels: number): unknown =>
  levels === 1 ? block('b1') : block(`b${levels}`, { areas: { content: [nested(levels - 1)] } });

/** JSON as it comes over the wire: there, `__proto__` is a key like any other. */
export const parse = (text: string): unknown => JSON.parse(text);
export const parseBlock = (text: string) => document([parse(text)]);

/** The error a value is refused with; fails when it is not refused. */
export function refusal(value: unknown): DocumentError {
  try {
    checkShape(value);
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentError);
    return error as DocumentError;
  }
  throw new Error('The document was not refused.');
}
