export { default } from './server/src/index.ts';
