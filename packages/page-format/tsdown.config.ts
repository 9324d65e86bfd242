import { defineConfig } from 'tsdown';

/** What other projects install. In this repository everything is read from source, and nothing here is used. */
export default defineConfig({
  format: ['esm', 'cjs'],
  fixedExtension: true,
  dts: { tsgo: true },
  hash: false,
  platform: 'neutral',
  target: 'es2022',
  entry: {
    index: 'src/index.ts',
    fields: 'src/fields/index.ts',
    react: 'src/react/index.ts',
    page: 'src/react/render-page.tsx',
  },
});
