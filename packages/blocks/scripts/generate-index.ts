/**
 * Writes `src/generated/`: the lists that join the block folders. A block is a folder; adding or deleting one is all
 * it takes, because nothing else names it. Runs after every install and before every command that needs the lists.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');
const blocksFolder = join(source, 'blocks');
const target = join(source, 'generated');

const types = readdirSync(blocksFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(blocksFolder, entry.name, 'block.ts')))
  .map((entry) => entry.name)
  .sort();

const having = (file: string) => types.filter((type) => existsSync(join(blocksFolder, type, file)));

const importStyles = (file: string, name: string) =>
  `${having(file)
    .map((type) => `import ${type} from '../blocks/${type}/${file}?inline';\n`)
    .join('')}\nexport const ${name}: Readonly<Record<string, string>> = { ${having(file).join(', ')} };\n`;

const lines = (entries: string[]) => entries.map((entry) => `  ${entry},\n`).join('');

const files: Record<string, string> = {
  'definitions.ts':
    types.map((type) => `import { ${type} } from '../blocks/${type}/block.ts';\n`).join('') +
    `\nexport const definitions = [\n${lines(types)}];\n`,
  'views.ts':
    types.map((type) => `import { View as ${type} } from '../blocks/${type}/View.tsx';\n`).join('') +
    `\nexport const views = {\n${lines(types)}};\n`,
  'islands.ts': `${having('Island.tsx')
    .map((type) => `import { Island as ${type} } from '../blocks/${type}/Island.tsx';\n`)
    .join('')}\nexport const islands = {\n${lines(having('Island.tsx'))}} as Readonly<Record<string, unknown>>;\n`,
  'elements.ts': having('element.ts')
    .map((type) => `import '../blocks/${type}/element.ts';\n`)
    .join(''),
  'fixtures.ts': `${having('fixtures.ts')
    .map((type) => `import { fixtures as ${type} } from '../blocks/${type}/fixtures.ts';\n`)
    .join('')}\nexport const fixtures = { ${having('fixtures.ts').join(', ')} };\n`,
  'pictures.ts': `${having('picture.webp')
    .map((type) => `import ${type} from '../blocks/${type}/picture.webp?url';\n`)
    .join('')}\nexport const pictures: Readonly<Record<string, string>> = { ${having('picture.webp').join(', ')} };\n`,
  'states.ts': `${having('states.ts')
    .map((type) => `import { states as ${type} } from '../blocks/${type}/states.ts';\n`)
    .join('')}\nexport const states = { ${having('states.ts').join(', ')} };\n`,
  'messages.ts': `${having('messages.ts')
    .map((type) => `import * as ${type} from '../blocks/${type}/messages.ts';\n`)
    .join('')}\nexport const messages = { ${having('messages.ts').join(', ')} };\n`,
  'styles.ts': importStyles('style.css', 'styles'),
  'edit-styles.ts': importStyles('edit.css', 'editStyles'),
};

mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const path = join(target, name);
  const content = `// Written by scripts/generate-index.ts from the block folders. Do not edit.\n${text}`;
  // An unchanged file keeps its time, so that watchers stay quiet.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}
