import { defineConfig } from 'tsdown';

/** What other projects install. In this repository everything is read from source, and nothing here is used. */
const shared = defineConfig({
  format: ['esm', 'cjs'],
  fixedExtension: true,
  dts: { tsgo: true },
  // `import.meta.url` in CommonJS.
  shims: true,
  hash: false,
  clean: true,
});

export default defineConfig([
  {
    ...shared,
    outDir: 'dist/server',
    platform: 'node',
    target: 'node20',
    entry: {
      'strapi-server': 'server/src/index.ts',
      server: 'server/src/public-api.ts',
      // A process of its own, found beside the file that starts it.
      worker: 'server/src/services/files/pdf/worker.ts',
    },
  },
  {
    ...shared,
    outDir: 'dist/admin',
    platform: 'browser',
    target: 'es2022',
    entry: {
      'strapi-admin': 'admin/src/index.ts',
      admin: 'admin/src/api/index.ts',
      components: 'admin/src/api/components.ts',
      'configure-zod': 'admin/src/api/configure-zod.ts',
    },
  },
]);
