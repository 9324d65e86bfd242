export { default } from '../http/refuse-cut-uploads.ts';
