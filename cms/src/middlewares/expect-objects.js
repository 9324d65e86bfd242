export { default } from '../http/expect-objects.ts';
