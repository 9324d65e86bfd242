/**
 * The layer fences. Each rule carries the sentence that teaches it; `npx depcruise` prints it where a fence is broken.
 *
 *     page-format ◀ fields, site ◀ block.ts     ui ◀ View ◀ Island ◀ web/src/islands     client ◀ Island, element
 */
const format = '^packages/page-format/src';
const blocks = '^packages/blocks/src';
const plugin = '^cms/src/plugins/page-builder';
const tests = '\\.test(-d)?\\.tsx?$';
const react = '(^|node_modules/)(react|react-dom|preact)(/|$)';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that need each other are one module, or share a third one. Find the part both need.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'page-format-stands-alone',
      comment:
        'page-format is for any project: it knows no block, no country and no content type of ours. Let the project hand it in.',
      severity: 'error',
      from: { path: '^packages/page-format' },
      to: { path: '^(packages|cms|web|publisher|scripts|e2e|bench)/|^@lumavelo/', pathNot: '^packages/page-format/' },
    },
    {
      name: 'page-builder-astro-for-any-project',
      comment:
        'page-builder-astro draws pages of any project: it knows the page format alone. Blocks, sites and settings are handed in.',
      severity: 'error',
      from: { path: '^packages/page-builder-astro/' },
      to: {
        path: '^(packages|examples|cms|web|publisher|scripts|e2e|bench)/|^@lumavelo/',
        pathNot: '^packages/(page-builder-astro|page-format)/',
      },
    },
    {
      name: 'examples-of-any-project',
      comment:
        'The examples are what strangers write: they know the packages for any project, and nothing of this site.',
      severity: 'error',
      from: { path: '^examples/' },
      to: {
        path: '^(packages|cms|web|publisher|scripts|e2e|bench)/|^@lumavelo/',
        pathNot: '^packages/(page-builder-astro|page-format)/|^cms/src/plugins/page-builder/',
      },
    },
    {
      name: 'page-format-runs-everywhere',
      comment:
        'Documents, fields and checks are plain TypeScript for Node, the admin and browsers. Only react/ draws, with React.',
      severity: 'error',
      from: { path: format, pathNot: `${format}/react/|${tests}` },
      to: { path: `${format}/react/|${react}|^(node:|fs$|path$)` },
    },
    {
      name: 'declarations-are-checked-at-the-start',
      comment:
        'The shapes of all declarations are for the start of the CMS and of a build. What pages and the admin load takes advise.ts alone.',
      severity: 'error',
      from: {
        path: '^(packages|cms|web|examples|docs)/',
        pathNot: `${format}/declaration/|^packages/page-builder-astro/src/check-blocks|^cms/src/plugins/page-builder/server/|${tests}`,
      },
      to: { path: `${format}/declaration/(?!advise|nearest)` },
    },
    {
      name: 'docs-are-for-any-project',
      comment: 'The documentation is for any project: it shows the generic packages and examples/plain, not this site.',
      severity: 'error',
      from: { path: '^docs' },
      to: { path: '^(packages/blocks|cms/src/plugins/lumavelo|web|publisher|e2e|bench)/|^@lumavelo/' },
    },
    {
      name: 'fields-know-no-checker',
      comment:
        'A field says how a value is checked and bound. What all fields share (field.ts, check-fields.ts) knows no kind of field.',
      severity: 'error',
      from: { path: `${format}/(?!fields/|testing/|index)`, pathNot: tests },
      to: { path: `${format}/fields/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'canvas-without-server-rendering',
      comment:
        'react-dom/server is half of what a visitor’s page weighs, and the canvas has no use for it: it stays in react/page.',
      severity: 'error',
      from: { path: `${format}/react/`, pathNot: `render-page|${tests}` },
      to: { path: '(^|node_modules/)react-dom(/|$)|/render-page' },
    },
    {
      name: 'site-stands-alone',
      comment:
        'site/ holds the plain rules of this site, for Node, the admin and browsers. It knows page-format, not blocks or looks.',
      severity: 'error',
      from: { path: `${blocks}/(site|core|fields)/`, pathNot: tests },
      to: { path: `${blocks}/(?!site/|core/|fields/)|${react}|^(node:|fs$|path$)` },
    },
    {
      name: 'declarations-are-data',
      comment: 'block.ts is data: the server reads it without React. Markup belongs to View.tsx.',
      severity: 'error',
      from: { path: `${blocks}/blocks/[^/]+/(block|migrations)\\.ts$` },
      to: { path: `${blocks}/(?!site/|fields/|leads/|blocks/)|\\.tsx$|${react}` },
    },
    {
      name: 'views-are-static',
      comment:
        'A View is a complete first paint without script. What needs the browser belongs to Island.tsx or element.ts.',
      severity: 'error',
      from: { path: `${blocks}/(ui/|blocks/[^/]+/View\\.tsx$)` },
      to: { path: `${blocks}/client/` },
    },
    {
      name: 'calculator-stands-alone',
      comment:
        'The calculator is one small script for pages of others: it takes plain rules of the site, and nothing else.',
      severity: 'error',
      from: { path: `${blocks}/calculator`, pathNot: tests },
      to: { path: `${blocks}/(?!site/|calculator/)|${react}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-are-types-to-browsers',
      comment: 'Schemas check requests in the CMS and responses in builds. Import their types: no page loads zod.',
      severity: 'error',
      from: { path: `${blocks}/(?!contract/)|${format}/(?!delivery/|json-schema/)`, pathNot: tests },
      to: {
        path: `${blocks}/contract/|${format}/(delivery|json-schema)/`,
        pathNot: `${format}/delivery/error-message\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'blocks-do-not-know-each-other',
      comment: 'A block is a folder that can be deleted. What two blocks share belongs to ui/, fields/ or site/.',
      severity: 'error',
      from: { path: `${blocks}/blocks/([^/]+)/` },
      to: { path: `${blocks}/blocks/(?!$1/)[^/]+/` },
    },
    {
      name: 'blocks-are-the-floor',
      comment: 'packages/blocks is the floor: cms and web stand on it and on page-format, and it knows neither.',
      severity: 'error',
      from: { path: '^packages/blocks' },
      to: { path: '^(cms|web|e2e|bench)/' },
    },
    {
      name: 'site-and-cms-meet-over-http',
      comment: 'The site gets content from the delivery endpoint only, and the CMS knows sites by their address only.',
      severity: 'error',
      from: { path: '^(web|cms)/' },
      to: { path: '^(web|cms)/', pathNot: '^$1/' },
    },
    {
      name: 'server-without-react',
      comment:
        'The server checks and delivers documents; it never draws. Import page-format, site or registry, not render or ui.',
      severity: 'error',
      from: { path: `^cms/src/plugins/[^/]+/server|^cms/(config|src/(?!plugins|admin))` },
      to: { path: `${react}|${format}/react/|${blocks}/(render|ui|style|generated/views)|${plugin}/admin` },
    },
    {
      name: 'plugins-meet-at-their-entries',
      comment: 'A plugin lists what others may use in its package.json, and knows nothing of the app that loads it.',
      severity: 'error',
      from: { path: '^cms/src/plugins/([^/]+)/', pathNot: tests },
      to: { path: '^cms/', pathNot: '^cms/src/plugins/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'model-is-pure',
      comment: 'The editor’s model is a pure function from state and action to state: no React, no Strapi, no DOM.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/(model|session/merge)/`, pathNot: tests },
      to: { path: `${react}|@strapi/|${plugin}/admin/src/(?!model/|session/merge/)` },
    },
    {
      name: 'store-holds-the-model',
      comment: 'The store is the model with its history and selection, for React. It knows nothing of saving or looks.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/store/`, pathNot: tests },
      to: { path: `@strapi/|${plugin}/admin/src/(?!model/|store/)` },
    },
    {
      name: 'session-without-react',
      comment:
        'What keeps a page whole (unsaved work, merge, saving) are state machines: they run, and are tested, without React.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/session/`, pathNot: tests },
      to: {
        path: `${react}|@strapi/|${plugin}/admin/src/(?!model/|store/|session/|api/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kit-knows-no-page',
      comment: 'Dialogs, lists and buttons are told what to show. Which block or entry it is, the panels know.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/kit/`, pathNot: tests },
      to: { path: `${plugin}/admin/src/(?!kit/|text/|translations/|plugin-id)` },
    },
    {
      name: 'editor-below-field',
      comment:
        'The field opens the editor and hands it what it needs of the form around it, never the other way round.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/(?!field/|index\\.ts$)` },
      to: { path: `${plugin}/admin/src/field/` },
    },
    {
      name: 'editor-needs-no-strapi',
      comment:
        'The editor runs on a host: Strapi’s edit view, or memory for tests and the documentation. What it needs of either is in EditorHost, so that it can be tried without an admin around it, and Strapi’s stores are touched in one place.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/(editor|host|session|store|model|kit|text)/` },
      to: { path: '@strapi/(strapi|admin|content-manager)|admin/src/bases/(name-bases|refresh-entry)' },
    },
    {
      name: 'api-is-the-ground',
      comment:
        'What plugins register is kept in api, and read from there by every part of the admin. It knows none of them.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/api/(?!components|index)`, pathNot: tests },
      to: { path: `${plugin}/admin/src/(?!api/|plugin-id|translations/)` },
    },
    {
      name: 'admin-without-server',
      comment: 'Admin and server meet over HTTP. What both must agree on is plain TypeScript in shared.',
      severity: 'error',
      from: { path: '^cms/src/plugins/[^/]+/(admin|shared)/', pathNot: tests },
      to: { path: '^cms/src/plugins/[^/]+/server/' },
    },
    {
      name: 'page-builder-for-any-project',
      comment:
        'The page builder knows the page format alone. Blocks, sites and content types are registered by plugins of the project.',
      severity: 'error',
      from: { path: `${plugin}/` },
      to: { path: `^packages/(?!page-format/)|^cms/(?!src/plugins/page-builder/)` },
    },
    {
      name: 'plugins-by-the-public-door',
      comment: 'Other plugins use what the page builder exports: apis, helpers of ./admin, and ./admin/components.',
      severity: 'error',
      from: { path: '^cms/src/plugins/(?!page-builder/)[^/]+/admin/', pathNot: tests },
      to: { path: `${plugin}/(?!admin/src/api/(index|components|configure-zod)\\.ts$)` },
    },
    {
      name: 'fixtures-are-for-tests',
      comment:
        'Fixtures are samples for tests and the developers’ gallery. What production shows (states.ts) is declared beside the block.',
      severity: 'error',
      from: {
        path: '^(cms|web|packages|publisher)/',
        pathNot: `${tests}|/testing/|${blocks}/(conformance|fixtures)/|/fixtures\\.ts$|^web/src/gallery/`,
      },
      to: { path: `^@lumavelo/blocks/fixtures$|${blocks}/fixtures/|${blocks}/blocks/[^/]+/fixtures\\.ts$` },
    },
    {
      name: 'public-entries-only',
      comment: 'Packages list their entries in package.json. What is not listed there is their own affair.',
      severity: 'error',
      from: { path: '^(cms|web|bench|examples|packages/(blocks|page-builder-astro))/' },
      to: { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|generated|\\.astro|\\.strapi|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.mjs', '.json'],
    },
  },
};
