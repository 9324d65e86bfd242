export { default } from '../http/name-no-origin.ts';
