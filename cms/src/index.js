export { default } from './lifecycles.ts';
