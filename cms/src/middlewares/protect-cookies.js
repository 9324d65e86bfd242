export { default } from '../http/protect-cookies.ts';
