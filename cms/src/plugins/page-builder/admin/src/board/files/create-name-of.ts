import type { Registry } from 'page-format';
import { ENTRY } from '../../../../shared/envelope.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { nameText } from '../../editor/languages/describe-pair.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';
import type { LoadedPage } from './load-pages.ts';

/** What blocks of a type are called. */
export function createNameOfType(registry: Registry, translate: Translate): (type: string) => string {
  return (type) => {
    const label = registry.get(type)?.label;
    return label ? translate(label) : type;
  };
}

/** What the texts of a page are called, as in the editor: field of the entry, or block and property. */
export function createNameOf(
  { pairs, target, texts }: LoadedPage,
  language: { registry: Registry; t: TFunction; translate: Translate },
): (pair: TextPair) => string {
  const nameOfType = createNameOfType(language.registry, language.translate);
  const names = {
    block(tree: LoadedPage['target'], id: string) {
      const { name, type = '' } = tree.blocks.get(id) ?? {};
      return name ?? nameOfType(type);
    },
  };
  return (pair) =>
    pair.block === ENTRY
      ? (texts.find(({ path }) => path === pair.source.place[0])?.label ?? '')
      : nameText(pair, pairs, target, { ...language, names });
}
