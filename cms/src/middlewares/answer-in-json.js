export { default } from '../http/answer-in-json.ts';
