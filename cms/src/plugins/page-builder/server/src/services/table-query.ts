import type { Core } from '@strapi/strapi';

/** Queries of one of the plugin's own tables. It has a name, because the packed types cannot reach Strapi's own name for it. */
export type TableQuery = ReturnType<Core.Strapi['db']['query']>;
