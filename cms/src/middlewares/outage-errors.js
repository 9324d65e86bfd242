export { default } from '../http/outage-errors.ts';
