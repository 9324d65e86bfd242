export { default } from './setup/index.ts';
