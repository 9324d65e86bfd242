import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { loadEnvironment, ROOT } from './environment.ts';
import { run } from './processes.ts';

const HELP = `
pnpm new:block <Type>: creates a block.

  pnpm new:block PriceTable    makes packages/blocks/src/blocks/PriceTable/

The new folder passes the conformance suite as it is. Give it its properties in block.ts, its looks in View.tsx and
style.css, and its samples in fixtures.ts, then draw its picture for the palette (e2e/scripts/draw-block-pictures.ts).
Deleting the folder deletes the block.
`;

const TYPE = /^[A-Z][A-Za-z0-9]{1,63}$/;

await runCommand({ help: HELP, positionals: true }, async ({ positionals }) => {
  const [type] = positionals;
  if (!type || positionals.length > 1)
    throw new CommandError('Name one block type, for example: pnpm new:block PriceTable');
  if (!TYPE.test(type)) {
    throw new CommandError(
      `"${type}" cannot be a block type. Use letters and digits, starting with a capital: PriceTable.`,
    );
  }
  const folder = join(ROOT, 'packages/blocks/src/blocks', type);
  if (existsSync(folder))
    throw new CommandError(`The block ${type} exists already: packages/blocks/src/blocks/${type}.`);

  mkdirSync(folder);
  for (const [name, content] of Object.entries(blockFiles(type))) writeFileSync(join(folder, name), content);
  await run('The index of blocks', 'node', ['packages/blocks/scripts/generate-index.ts'], {
    folder: '.',
    env: loadEnvironment(),
  });
  process.stdout.write(`Created packages/blocks/src/blocks/${type}. It stands in the palette under "Blocks".\n`);
});

/** The files of a block with one text property, by name. */
function blockFiles(type: string): Record<string, string> {
  const words = type.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  const label = words.charAt(0) + words.slice(1).toLowerCase();
  return {
    'block.ts': `import { text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const ${type} = defineBlock({
  type: '${type}',
  category: 'blocks',
  label: { en: '${label}', de: '${label}', nl: '${label}', fr: '${label}' },
  description: {
    en: 'Describe what visitors see.',
    de: 'Beschreiben, was Besucher sehen.',
    nl: 'Beschrijf wat bezoekers zien.',
    fr: 'Décrivez ce que voient les visiteurs.',
  },
  icon: 'Layout',
  props: {
    title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, default: '${label}' }),
  },
});
`,
    'View.tsx': `import { editable, type ViewProps } from '../../ui/view.ts';
import type { ${type} } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof ${type}>) {
  return (
    <section {...root}>
      <p className="${type}-title" {...editable(env, 'title')}>
        {props.title}
      </p>
    </section>
  );
}
`,
    'style.css': `.${type}-title {
  margin: 0;
}
`,
    'fixtures.ts': `import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('${type}', {
  default: { picture: { none: 'It is not drawn yet.' }, props: {} },
  empty: { props: { title: '' } },
  full: { props: { title: 'Every property has a value' } },
  longText: { props: { title: 'A text that is long enough to break into several lines on every screen there is' } },
});
`,
  };
}
