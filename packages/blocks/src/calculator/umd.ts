/** Entry of `/assets/js/calculator.umd.js`: registers the element on any page that loads it. */
import { createCalculatorElement } from './element.ts';

/** Public address of the CMS; the build of a site writes its own in. */
declare const CALCULATOR_API_URL: string;

export const TAG = 'bike-calculator';

if (!customElements.get(TAG)) customElements.define(TAG, createCalculatorElement(CALCULATOR_API_URL));
