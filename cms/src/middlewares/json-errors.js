export { default } from '../http/json-errors.ts';
