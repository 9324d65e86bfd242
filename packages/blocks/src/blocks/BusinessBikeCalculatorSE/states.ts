import { ERROR_TEXTS } from '../../site/error-texts.ts';
import { defineEmbedStates } from '../../site/states.ts';

export const states = defineEmbedStates(
  ERROR_TEXTS.businessCalculatorNotLoaded,
  ERROR_TEXTS.businessCalculatorNotRegistered,
);
