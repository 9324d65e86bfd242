import { defineFormStates } from '../../site/states.ts';

export const states = defineFormStates('HubSpot answered 500.');
