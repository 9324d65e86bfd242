/** Entry of `/assets/js/calculator.umd.js`: registers the element on any page that loads it. */

import { defineCalculator } from './define-calculator.ts';

/** Public address of the CMS; the build of a site writes its own in. */
declare const CALCULATOR_API_URL: string;

defineCalculator(CALCULATOR_API_URL);
