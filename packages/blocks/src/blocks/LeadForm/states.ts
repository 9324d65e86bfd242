import { defineFormStates } from '../../site/states.ts';

export const states = defineFormStates('The CMS answered 500.');
