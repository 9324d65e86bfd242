export { default } from '../http/store-nothing.ts';
