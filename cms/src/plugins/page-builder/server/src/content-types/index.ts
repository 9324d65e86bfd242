import { schema as section } from './section/schema.ts';

export const contentTypes = { section: { schema: section } };
