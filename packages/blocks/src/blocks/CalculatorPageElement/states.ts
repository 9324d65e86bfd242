import { fillIn } from 'page-format';
import { ERROR_TEXTS } from '../../site/error-texts.ts';
import { defineEmbedStates } from '../../site/states.ts';
import { CALCULATOR_SCRIPT } from '../../ui/calculator-embed.ts';

export const states = defineEmbedStates(
  fillIn(ERROR_TEXTS.scriptNotLoaded, { address: CALCULATOR_SCRIPT }),
  ERROR_TEXTS.calculatorNotRegistered,
);
