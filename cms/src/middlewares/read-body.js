export { default } from '../http/read-body.ts';
