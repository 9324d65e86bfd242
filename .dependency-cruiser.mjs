/**
 * The layer fences. Each rule carries the sentence that teaches it; `npx depcruise` prints it where a fence is broken.
 *
 *     core ◀ fields ◀ block.ts     ui ◀ View ◀ Island ◀ web/src/islands     client ◀ Island, element
 */
const blocks = '^packages/blocks/src';
const plugin = '^cms/src/plugins/page-builder';
const tests = '\\.test\\.tsx?$';
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
      name: 'core-stands-alone',
      comment:
        'core is plain TypeScript that runs in Node, in the admin and in a browser: it knows documents, not looks.',
      severity: 'error',
      from: { path: `${blocks}/core`, pathNot: tests },
      to: { path: `${blocks}/(?!core/|site/)|${react}|^(node:|fs$|path$)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'fields-know-only-core',
      comment:
        'A field says how a value is checked and bound. How it is edited is the admin’s affair, how it looks a View’s.',
      severity: 'error',
      from: { path: `${blocks}/fields`, pathNot: tests },
      to: { path: `${blocks}/(?!core/|site/|fields/)|${react}` },
    },
    {
      name: 'declarations-are-data',
      comment: 'block.ts is data: the server reads it without React. Markup belongs to View.tsx.',
      severity: 'error',
      from: { path: `${blocks}/blocks/[^/]+/(block|migrations)\\.ts$` },
      to: { path: `${blocks}/(?!core/|site/|fields/|blocks/)|\\.tsx$|${react}` },
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
        'The calculator is one small script for pages of others: it takes plain rules from core, and nothing else.',
      severity: 'error',
      from: { path: `${blocks}/calculator`, pathNot: tests },
      to: { path: `${blocks}/(?!core/|site/|calculator/)|${react}` },
    },
    {
      name: 'blocks-do-not-know-each-other',
      comment: 'A block is a folder that can be deleted. What two blocks share belongs to ui/, fields/ or core/.',
      severity: 'error',
      from: { path: `${blocks}/blocks/([^/]+)/` },
      to: { path: `${blocks}/blocks/(?!$1/)[^/]+/` },
    },
    {
      name: 'blocks-are-the-floor',
      comment: 'packages/blocks is the floor: cms and web stand on it, and it knows neither.',
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
      comment: 'The server checks and delivers documents; it never draws. Import core or registry, not render or ui.',
      severity: 'error',
      from: { path: `${plugin}/server|^cms/(config|src/(?!plugins|admin))` },
      to: { path: `${react}|${blocks}/(render|ui|style|generated/views)|${plugin}/admin` },
    },
    {
      name: 'model-is-pure',
      comment: 'The editor’s model is a pure function from state and action to state: no React, no Strapi, no DOM.',
      severity: 'error',
      from: { path: `${plugin}/admin/src/(model|merge)/`, pathNot: tests },
      to: { path: `${react}|@strapi/|${plugin}/admin/src/(?!model/|merge/)` },
    },
    {
      name: 'public-entries-only',
      comment: 'packages/blocks lists its entries in package.json. What is not listed there is its own affair.',
      severity: 'error',
      from: { path: '^(cms|web|bench)/' },
      to: { path: '^packages/blocks/', dependencyTypes: ['local'] },
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
