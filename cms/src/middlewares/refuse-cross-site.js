export { default } from '../http/refuse-cross-site.ts';
