/** Entry of `/assets/js/calculator.umd.js`: registers the element on any page that loads it. */

import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import { createCalculatorElement } from './element.ts';

/** Public address of the CMS; the build of a site writes its own in. */
declare const CALCULATOR_API_URL: string;

if (!customElements.get(CALCULATOR_TAG))
  customElements.define(CALCULATOR_TAG, createCalculatorElement(CALCULATOR_API_URL));
