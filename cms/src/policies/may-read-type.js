export { default } from '../rights/may-read-type.ts';
