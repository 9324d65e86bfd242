/** Defines on the canvas what Views leave to a component; the renderer names the same elements as `definedElements`. */

import { defineCalculator } from '@lumavelo/blocks/calculator/define-calculator';

defineCalculator('');
