/** The editor without Strapi around it, for the tests, the benchmarks and the documentation of this repository; it is not packed. */
export { blocks } from '../api/blocks.ts';
export type { Editing } from '../session/editing.ts';
export { MemoryEditor } from './MemoryEditor.tsx';
export { createMemoryCms, type MemoryCms, type MemoryState } from './memory-cms.ts';
