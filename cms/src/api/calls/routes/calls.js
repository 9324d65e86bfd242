export { default } from '../../../calls/routes.ts';
