import { wakeCalculators } from '../../client/calculators.ts';

wakeCalculators();
