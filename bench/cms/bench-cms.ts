import type { createStrapi } from '../../cms/src/strapi.ts';

export type BenchCms = ReturnType<typeof createStrapi>;
