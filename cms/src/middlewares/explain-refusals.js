export { default } from '../http/explain-refusals.ts';
