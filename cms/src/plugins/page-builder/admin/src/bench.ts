/** The editor without Strapi around it, for the benchmarks of this repository; it is not packed. */
export { blocks } from './api/blocks.ts';
export { AdminContext, default as PageEditor } from './editor/PageEditor.tsx';
export { startEditing } from './session/editing.ts';
export { en } from './translations/en.ts';
