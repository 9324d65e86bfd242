export * from './create-renderer.tsx';
export * from './view.ts';
