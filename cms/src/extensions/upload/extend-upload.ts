import type { Core } from '@strapi/strapi';
import { assertContentFitsName, type ReceivedFile } from './check-content.ts';
import { withWebpVariants } from './image-variants.ts';

interface UploadService {
  upload(request: { files: ReceivedFile | ReceivedFile[] }, options?: object): Promise<unknown>;
  replace(id: unknown, request: { file: ReceivedFile }, options?: object): Promise<unknown>;
}

interface UploadPlugin {
  services: {
    'image-manipulation': object;
    upload(context: { strapi: Core.Strapi }): UploadService;
  };
}

/**
 * Strapi's upload plugin with our image variants and our look into every file. The check stands in the service and not
 * in a controller, because every way in leads through it: media library, API, replacing a file, scripts.
 */
export default function extendUpload<Plugin extends UploadPlugin>(plugin: Plugin): Plugin {
  const { services } = plugin;
  services['image-manipulation'] = withWebpVariants(services['image-manipulation']);
  const createService = services.upload;
  services.upload = (context) => {
    const service = createService(context);
    return {
      ...service,
      async upload(request, options) {
        for (const file of [request.files].flat()) await assertContentFitsName(file);
        return service.upload(request, options);
      },
      async replace(id, request, options) {
        await assertContentFitsName(request.file);
        return service.replace(id, request, options);
      },
    };
  };
  return plugin;
}
