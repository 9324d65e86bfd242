import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import { createCalculatorElement } from './element.ts';

/**
 * Registers the calculator's element, unless the document has it already.
 * @param apiUrl address of the CMS that it asks, without a slash at the end; empty for the document's own host
 */
export function defineCalculator(apiUrl: string): void {
  if (!customElements.get(CALCULATOR_TAG)) customElements.define(CALCULATOR_TAG, createCalculatorElement(apiUrl));
}
