export { default } from '../http/refuse-unstorable.ts';
