import type { Core } from '@strapi/strapi';

export async function seedDemo(_strapi: Core.Strapi, _options: { wanted: boolean }): Promise<void> {}
