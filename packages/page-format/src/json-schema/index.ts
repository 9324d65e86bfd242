/**
 * The pages of a project as JSON Schema (draft 2020-12), made of its blocks: for programs in any language, for the types that
 * generators make of it, and for editors of JSON. Apart from the rest, because no page and no canvas needs it.
 */
export { describeDelivered, describeStored } from './describe-document.ts';
export type { JsonSchema } from './describe-field.ts';
