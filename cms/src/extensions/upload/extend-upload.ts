import { assertHarmlessWorkbook } from '@lumavelo/strapi-plugin/judge-workbook';
import type { Core } from '@strapi/strapi';
import { assertContentFitsName, type ReceivedFile } from 'strapi-plugin-page-builder/server';
import { hidePosition } from './hide-position.ts';
import { type ImageService, withWebpVariants } from './image-variants.ts';
import { withImageBudget } from './run-image-worker.ts';
import { createMalwareScan } from './scan-for-malware.ts';
import { keepWhole, type StorageService, storeWhole } from './store-whole.ts';

interface UploadService {
  upload(request: { files: ReceivedFile | ReceivedFile[] }, options?: object): Promise<unknown>;
  replace(id: unknown, request: { file: ReceivedFile }, options?: object): Promise<unknown>;
}

interface Router {
  routes: { method: string; path: string }[];
}

interface UploadPlugin {
  routes: { 'content-api': (context: object) => Router };
  services: {
    'image-manipulation': unknown;
    provider(context: { strapi: Core.Strapi }): StorageService;
    upload(context: { strapi: Core.Strapi }): UploadService;
  };
}

/**
 * Strapi's upload plugin with our image variants and our look into every file. The check stands in the service and not
 * in a controller, because every way in leads through it: media library, API, replacing a file, scripts.
 * `POST /api/upload` is left to this site's plugin, which lets sessions of the admin in as well.
 */
export default function extendUpload<Plugin extends UploadPlugin>(plugin: Plugin): Plugin {
  const { services } = plugin;
  const imageService = services['image-manipulation'] as ImageService;
  services['image-manipulation'] = (context: { strapi: Core.Strapi }) => withWebpVariants(context.strapi, imageService);
  const createRouter = plugin.routes['content-api'];
  plugin.routes['content-api'] = (context) => {
    const router = createRouter(context);
    return { ...router, routes: router.routes.filter(({ method, path }) => !(method === 'POST' && path === '/')) };
  };
  const createProvider = services.provider;
  services.provider = (context) => keepWhole(context.strapi, createProvider(context));
  const scan = createMalwareScan(process.env.CLAMD_URL);
  const createService = services.upload;
  services.upload = (context) => {
    const service = createService(context);
    const { strapi } = context;
    return {
      ...service,
      async upload(request, options) {
        for (const file of [request.files].flat()) await judge(file, scan);
        return withImageBudget(() => storeWhole(strapi, () => service.upload(request, options)));
      },
      async replace(id, request, options) {
        await judge(request.file, scan);
        return withImageBudget(() => storeWhole(strapi, () => service.replace(id, request, options)));
      },
    };
  };
  return plugin;
}

/** Before anything else looks at a file. @throws ValidationError, OutageError */
async function judge(file: ReceivedFile, scan: (file: ReceivedFile) => Promise<void>): Promise<void> {
  await assertContentFitsName(file);
  await assertHarmlessWorkbook(file);
  await scan(file);
  await hidePosition(file);
}
