import { schema as lead } from './lead.ts';

export const contentTypes = { lead: { schema: lead } };
