export * from './render-block.tsx';
export * from './render-page.tsx';
