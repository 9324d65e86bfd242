import { test } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { compareSides } from './site-render.ts';

test.runIf(isFull)('the hand-written site of the benchmark writes the same pages as the site', () => compareSides(2));
