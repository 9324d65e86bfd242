/** Two projects of somebody who has the packed files, npm, and the documentation: a CMS and a site. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readStepCommands, readStepFiles } from '../../docs/tests/read-fences.ts';

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

/** The lines that tell Strapi of the page builder; its README promises how many there are at most. */
export const CONFIGURATION = ['src/index.ts', 'src/admin/app.tsx'];

/**
 * A project that does not know the page builder yet, with a type of its own and Strapi's GraphQL.
 * @param folder an empty one; the CMS is made in `cms` inside of it
 */
export async function makeCms(folder: string): Promise<string> {
  await run('npx', CREATE_STRAPI, { cwd: folder });
  const cms = join(folder, 'cms');
  changeManifest(cms, ({ dependencies }) => {
    dependencies['better-sqlite3'] = SQLITE;
    dependencies['@strapi/plugin-graphql'] = dependencies['@strapi/strapi'] ?? '';
  });
  writeFiles(cms, BARE_TYPE);
  await typeCommands(cms, 'npm install --no-audit --no-fund');
  return cms;
}

/** Does what the page "Installing" says, but for the start; and adds types and a block of the tests. */
export async function installPageBuilder(cms: string): Promise<void> {
  const [install = ''] = readStepCommands('installing');
  await typeCommands(cms, install);
  writeFiles(cms, readStepFiles('installing'));
  addCounter(cms);
  writeFiles(cms, CONTENT_TYPES);
  writeFiles(cms, ZONES);
  changeFile(join(cms, 'config/plugins.ts'), {
    '  upload: {': "  'page-builder': { config: { zones: ['config/zones/landing.json'] } },\n  upload: {",
  });
}

/** Beside the block of the documentation one more, which visitors press: an island. */
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
 * The site beside the CMS, as the page "Astro" makes it, but for its build.
 * @param url where the CMS answers; the documentation has Strapi's usual address
 */
export async function makeSite(folder: string, url: string): Promise<string> {
  const site = join(folder, 'site');
  mkdirSync(site);
  const commands = readStepCommands('astro');
  for (const command of commands.slice(0, -1)) await typeCommands(site, command);
  writeFiles(
    site,
    new Map([...readStepFiles('astro')].map(([path, text]) => [path, text.replace('http://localhost:1337', url)])),
  );
  writeFiles(site, ISLAND);
  return site;
}

/** Builds the site. @returns the HTML of a page that was published */
export async function buildSite(site: string, slug: string): Promise<string> {
  await typeCommands(site, readStepCommands('astro').at(-1) ?? '');
  return readFileSync(join(site, 'dist', slug, 'index.html'), 'utf8');
}

/** Types commands of the documentation; what is packed here is installed from its files. */
export async function typeCommands(folder: string, commands: string): Promise<void> {
  const packed = readdirSync(join(ROOT, 'dist')).filter((file) => file.endsWith('.tgz'));
  const files = new Map(packed.map((file) => [file.replace(/-\d.*$/, ''), join(ROOT, 'dist', file)]));
  const typed = commands.replaceAll(/(?<=npm install .*)\S+/g, (name) => files.get(name) ?? name);
  await run('sh', ['-ec', typed], { cwd: folder, maxBuffer: 1e8 });
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

/** @throws Error where the file has no such text, because the documentation was changed */
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

/** As the Content-Type Builder writes them: a type of before, without a page. */
const BARE_TYPE = new Map([
  writeType(
    'cake',
    { options: { draftAndPublish: true } },
    { name: { required: true }, price: { type: 'decimal' }, notes: { type: 'json' } },
  ),
  ...writeRest('cake'),
]);

/**
 * Beside the pages of the documentation, which have no languages: articles have, and another name for the field. Pages can
 * be written over REST.
 */
const CONTENT_TYPES = new Map([
  ...writeRest('page'),
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

/** What answers for a type at `/api`. */
function writeRest(name: string): [path: string, text: string][] {
  return ['Controller', 'Router', 'Service'].map((part) => [
    `src/api/${name}/${part === 'Router' ? 'route' : part.toLowerCase()}s/${name}.ts`,
    `import { factories } from '@strapi/strapi';\n\nexport default factories.createCore${part}('api::${name}.${name}' as any);\n`,
  ]);
}
