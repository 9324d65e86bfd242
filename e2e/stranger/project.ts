/** Two projects of somebody who has the packed files, npm, and what the READMEs say: a CMS and a site. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readDocumentedFiles } from './read-documentation.ts';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

/** What `create-strapi` names downloads or is compiled; this one brings its binaries. */
const SQLITE = '13.2.0';

const CREATE_STRAPI = [
  '--yes',
  'create-strapi@5.54.0',
  'cms',
  ...['--no-run', '--skip-cloud', '--no-example', '--typescript', '--use-npm', '--no-git-init', '--skip-db'],
  ...['--no-install', '--non-interactive'],
];

/** The lines that tell Strapi of the page builder; the README promises how many there are at most. */
export const CONFIGURATION = ['src/index.ts', 'src/admin/app.tsx'];

const PLUGIN_README = 'cms/src/plugins/page-builder/README.md';
const ASTRO_README = 'packages/page-builder-astro/README.md';

/** @param folder an empty one; the CMS is made in `cms` inside of it */
export async function makeCms(folder: string): Promise<string> {
  await run('npx', CREATE_STRAPI, { cwd: folder });
  const cms = join(folder, 'cms');
  changeManifest(cms, ({ dependencies }) => {
    dependencies['better-sqlite3'] = SQLITE;
  });
  await install(cms, 'page-format', 'strapi-plugin-page-builder');
  writeFiles(cms, readDocumentedFiles(PLUGIN_README));
  addCounter(cms);
  writeFiles(cms, CONTENT_TYPES);
  writeFiles(cms, ZONES);
  return cms;
}

/** Beside the README's block one more, which visitors press: an island. */
function addCounter(cms: string): void {
  changeFile(join(cms, 'src/blocks/index.ts'), {
    'createRegistry([Teaser])': 'createRegistry([Teaser, Counter])',
    'export const registry': `export const Counter = defineBlock({
  type: 'Counter',
  category: 'Content',
  label: { en: 'Counter' },
  description: { en: 'A button that counts how often it is pressed.' },
  icon: 'Plus',
  props: { label: text({ label: { en: 'Label' } }) },
  island: true,
});

export const registry`,
  });
  changeFile(join(cms, 'src/admin/views.tsx'), {
    '{ Teaser };': '{ Teaser, Counter: CounterView };',
    'export const views': `export function CounterView({ props, root, count = 0, onPress }: any) {
  return <div {...root}><button type="button" onClick={onPress}>{props.label} {count}</button></div>;
}

export const views`,
  });
}

/** What the site has for it: the block awake, and the file that says when it wakes. */
const ISLAND = new Map([
  [
    'blocks/Counter.tsx',
    `import { useState } from 'react';
import { CounterView } from './views.tsx';

export function Counter({ props, root }: any) {
  const [count, setCount] = useState(0);
  return <CounterView props={props} root={root} count={count} onPress={() => setCount(count + 1)} />;
}
`,
  ],
  [
    'src/islands/Counter.astro',
    "---\nimport { Counter } from '../../blocks/Counter.tsx';\n---\n<Counter {...Astro.props} client:load />\n",
  ],
]);

/**
 * The site beside the CMS: it takes the blocks from there.
 * @param cms folder of the CMS
 * @param url where the CMS answers; the README has Strapi's usual address
 */
export async function makeSite(folder: string, cms: string, url: string): Promise<string> {
  const site = join(folder, 'site');
  writeFiles(
    site,
    new Map([
      [
        'package.json',
        JSON.stringify({ name: 'site', private: true, type: 'module', scripts: { build: 'astro build' } }),
      ],
    ]),
  );
  const { catalog } = readCatalog();
  const astro = ['astro', '@astrojs/react', 'react', 'react-dom'].map((name) => `${name}@${catalog[name]}`);
  await install(site, 'page-format', 'page-builder-astro', ...astro);
  const documented = [...readDocumentedFiles(ASTRO_README)];
  writeFiles(site, new Map(documented.map(([path, text]) => [path, text.replace('http://localhost:1337', url)])));
  cpSync(join(cms, 'src/blocks'), join(site, 'blocks'), { recursive: true });
  cpSync(join(cms, 'src/admin/views.tsx'), join(site, 'blocks/views.tsx'));
  writeFiles(site, new Map([['blocks/styles.ts', "export { styles } from './views.tsx';\n"]]));
  writeFiles(site, ISLAND);
  return site;
}

/** Installs packages by npm; those that are packed here, from their files. */
async function install(folder: string, ...packages: string[]): Promise<void> {
  const packed = readdirSync(join(ROOT, 'dist')).filter((file) => file.endsWith('.tgz'));
  const sources = packages.map((name) => {
    const file = packed.find((tarball) => tarball.replace(/-\d.*$/, '') === name);
    return file ? join(ROOT, 'dist', file) : name;
  });
  await run('npm', ['install', '--no-audit', '--no-fund', ...sources], { cwd: folder, maxBuffer: 1e8 });
}

function readCatalog(): { catalog: Record<string, string> } {
  const lines = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([@\w/-]+)"?: (\S+)$/gm);
  return { catalog: Object.fromEntries([...lines].map(([, name, version]) => [name, version])) };
}

interface Manifest {
  dependencies: Record<string, string>;
}

function changeManifest(folder: string, change: (manifest: Manifest) => void): void {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  change(manifest);
  writeFileSync(path, JSON.stringify(manifest, null, 2));
}

/** @throws Error where the file has no such text, because a README was changed */
function changeFile(path: string, texts: Readonly<Record<string, string>>): void {
  let code = readFileSync(path, 'utf8');
  for (const [text, next] of Object.entries(texts)) {
    if (!code.includes(text)) throw new Error(`${path} has no "${text}".`);
    code = code.replace(text, () => next);
  }
  writeFileSync(path, code);
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const field = { type: 'customField', customField: 'plugin::page-builder.page' };
const localized = { pluginOptions: { i18n: { localized: true } } };

/** As the Content-Type Builder writes them. Pages have no languages; articles have, and another name for the field. */
const CONTENT_TYPES = new Map([
  writeType('page', { options: { draftAndPublish: true } }, { title: {}, slug: {}, content: field }),
  writeType(
    'article',
    { options: { draftAndPublish: true }, ...localized },
    { headline: localized, body: { ...field, ...localized } },
  ),
]);

/** A type of before the page builder came, whose pages are a dynamic zone, and what its components become. */
const ZONES = new Map([
  writeType(
    'landing',
    { options: { draftAndPublish: true } },
    { name: {}, sections: { type: 'dynamiczone', components: ['bakery.teaser'] }, content: field },
  ),
  writeComponent('teaser', {
    heading: {},
    words: { type: 'text' },
    price: { type: 'decimal' },
    reasons: { type: 'component', component: 'bakery.reason', repeatable: true },
  }),
  writeComponent('reason', { reason: {} }),
  [
    'config/zones/landing.json',
    JSON.stringify({
      contentType: 'api::landing.landing',
      zone: 'sections',
      field: 'content',
      components: {
        'bakery.teaser': {
          block: 'Teaser',
          attributes: {
            heading: 'title',
            words: 'content',
            reasons: { items: 'points', attributes: { reason: 'text' } },
          },
        },
      },
    }),
  ],
  [
    'config/plugins.ts',
    "export default () => ({ 'page-builder': { config: { zones: ['config/zones/landing.json'] } } });\n",
  ],
]);

function writeComponent(name: string, attributes: Record<string, object>): [path: string, text: string] {
  const schema = {
    collectionName: `components_bakery_${name}s`,
    info: { displayName: name },
    options: {},
    attributes: describeAttributes(attributes),
  };
  return [`src/components/bakery/${name}.json`, JSON.stringify(schema, null, 2)];
}

function describeAttributes(attributes: Record<string, object>): Record<string, object> {
  return Object.fromEntries(Object.entries(attributes).map(([key, own]) => [key, { type: 'string', ...own }]));
}

function writeType(name: string, settings: object, attributes: Record<string, object>): [path: string, text: string] {
  const schema = {
    kind: 'collectionType',
    collectionName: `${name}s`,
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    ...settings,
    attributes: describeAttributes(attributes),
  };
  return [`src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schema, null, 2)];
}
