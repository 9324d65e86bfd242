export { default } from '../http/answer-outages.ts';
