export { default } from './image-variants.ts';
