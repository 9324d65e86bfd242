export { default } from '../http/clear-uploads.ts';
