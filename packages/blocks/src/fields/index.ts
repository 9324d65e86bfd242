export * from './captions.ts';
export * from './colour.ts';
export * from './data-layer-items.ts';
export * from './link.ts';
export * from './options.ts';
export * from './palette.ts';
export * from './rich-text.ts';
export * from './video-source.ts';
