/** The editor without Strapi around it, for the tests, the benchmarks and the documentation of this repository; it is not packed. */
export { apis } from '../api/apis.ts';
export { blocks } from '../api/blocks.ts';
export type { Editing } from '../session/editing.ts';
export { loadTexts } from '../translations/load-texts.ts';
export { MemoryEditor } from './MemoryEditor.tsx';
export { createMemoryCms, type MemoryCms } from './memory-cms.ts';
export type { MemoryState, MemorySurroundings } from './memory-state.ts';
