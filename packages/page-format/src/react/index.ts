export { EXAMPLE_PICTURE } from './bind-example.ts';
export * from './create-renderer.tsx';
export * from './view.ts';
