export { default } from './extend-upload.ts';
