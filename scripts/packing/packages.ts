/** The packages that other projects install, and what of each is built. Their `publishConfig` says where it is found. */

/** Sources by the name of what is made of them. Those of one build share their chunks, and so their state. */
export interface Build {
  /** Inside `dist`. */
  folder: string;
  platform: 'node' | 'browser' | 'neutral';
  entries: Readonly<Record<string, string>>;
}

export interface PackedPackage {
  name: string;
  /** From the root of the repository. */
  folder: string;
  formats: readonly ('esm' | 'cjs')[];
  /** What the script for `require` ends in; `.cjs` unless said otherwise. */
  requireEnding?: '.js';
  builds: readonly Build[];
  /** Development dependencies that become part of what is built: packages that can be imported alone, and not required. */
  bundled?: readonly string[];
  /** Sources that are packed as they are, into `dist`. */
  copied?: readonly string[];
  /** Doors that no type checker reads, and why. */
  untyped?: Readonly<Record<string, string>>;
}

/** In the order in which they depend on each other. */
export const PACKAGES: readonly PackedPackage[] = [
  {
    name: 'page-format',
    folder: 'packages/page-format',
    formats: ['esm', 'cjs'],
    builds: [
      {
        folder: '.',
        platform: 'neutral',
        entries: {
          index: 'src/index.ts',
          fields: 'src/fields/index.ts',
          delivery: 'src/delivery/index.ts',
          'json-schema': 'src/json-schema/index.ts',
          react: 'src/react/index.ts',
          page: 'src/react/render-page.tsx',
        },
      },
      // By itself, so that nothing that a page or the admin loads shares a chunk with the shapes of declarations.
      { folder: '.', platform: 'neutral', entries: { declarations: 'src/declaration/index.ts' } },
    ],
  },
  {
    name: 'page-builder-astro',
    folder: 'packages/page-builder-astro',
    // Astro reads nothing else.
    formats: ['esm'],
    builds: [
      {
        folder: '.',
        platform: 'node',
        entries: {
          index: 'src/integration.ts',
          delivery: 'src/delivery/index.ts',
          document: 'src/document/index.ts',
        },
      },
    ],
    copied: ['src/document/Document.astro'],
    untyped: { './Document.astro': 'Astro compiles it, and reads its types from itself.' },
  },
  {
    name: 'strapi-plugin-page-builder',
    folder: 'cms/src/plugins/page-builder',
    formats: ['esm', 'cjs'],
    // Strapi loads no other: a `.cjs` file counts as an empty plugin, without a word.
    requireEnding: '.js',
    bundled: ['file-type', 'p-queue'],
    builds: [
      {
        folder: 'server',
        platform: 'node',
        entries: {
          'strapi-server': 'server/src/index.ts',
          server: 'server/src/public-api.ts',
          // The command `page-builder`.
          cli: 'server/src/cli/index.ts',
          // A process of its own, found beside the file that starts it.
          worker: 'server/src/services/files/pdf/worker.ts',
        },
      },
      {
        folder: 'admin',
        platform: 'browser',
        entries: {
          'strapi-admin': 'admin/src/index.ts',
          admin: 'admin/src/api/index.ts',
          components: 'admin/src/api/components.ts',
          'configure-zod': 'admin/src/api/configure-zod.ts',
        },
      },
    ],
  },
];
