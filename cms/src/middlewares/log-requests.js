export { default } from '../operation/log-requests.ts';
