import type { Core } from '@strapi/strapi';

/**
 * Settings of the media library on a new database; editors may change them later. Photos are turned upright, because
 * shrinking drops the note that says which way up they belong. Nothing is sent to a service that describes pictures.
 */
export async function configureUploads(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: true,
    responsiveDimensions: true,
    autoOrientation: true,
    aiMetadata: false,
  });
}
