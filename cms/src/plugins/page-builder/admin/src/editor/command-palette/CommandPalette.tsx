import { Earth } from '@strapi/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getSites } from '../../api/sites.ts';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { type Pick, PickList } from '../../kit/PickList.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { selectBlock } from '../../model/selection.ts';
import { withDescendants } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { writeShortcut } from '../../text/write-shortcut.ts';
import { type CommandTools, explainOff, isAllowed, listCommands, listCommandWords } from '../commands/command-list.ts';
import { useCommandLabel } from '../commands/use-command-label.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useEntryLocale } from '../entry-context.ts';
import { explainForbidden, listBlockChoices } from '../palette/block-choices.ts';
import { rememberRecent } from '../palette/recent.ts';
import { nameLanguage } from './name-language.ts';
import { tellApart } from './tell-apart.ts';

interface CommandPaletteProps {
  tools: CommandTools;
  onClose(): void;
}

/** Opened with Ctrl+K: every command, every block to insert, every block of the page to go to, and the languages. */
export function CommandPalette({ tools, onClose }: CommandPaletteProps) {
  const { t, translate } = useTranslation();
  const { commands, names, canEdit, canWrite } = useCommands();
  const labelOf = useCommandLabel();
  const store = useEditorStore();
  const locale = useEntryLocale();
  const { locale: adminLocale } = useIntl();
  const { tree, selection } = store.getSession();

  const picks = useMemo<Pick[]>(() => {
    const listed = listCommands(store.registry)
      .filter(
        (command) =>
          command.listed !== false && isAllowed(command, { canEdit, canWrite }) && (command.isOffered?.(tools) ?? true),
      )
      .map(
        (command): Pick => ({
          id: command.id,
          label: labelOf(command.labelNow?.(tools) ?? command.label),
          words: listCommandWords(command.id, t),
          group: t('commands.commands'),
          hint: command.keys?.[0] ? writeShortcut(command.keys[0], t) : '',
          forbidden: explainOff(command, commands),
          run: () => command.run(tools),
        }),
      );
    const inserts = listBlockChoices(store.registry, translate).map(
      ({ definition, label, words = '' }): Pick => ({
        id: `insert-${definition.type}`,
        label: t('commands.insert', { block: label }),
        words: `${label} ${words}`,
        group: t('commands.inserts'),
        icon: <BlockIcon name={definition.icon} />,
        forbidden: explainForbidden(tree, selection.area, definition.type, store.registry, { t, translate }),
        run() {
          rememberRecent(definition.type);
          commands.insert(definition.type);
        },
      }),
    );
    const blocks = tree.roots
      .flatMap((id) => withDescendants(tree, id))
      .map((id): Pick => {
        const block = tree.blocks.get(id);
        const hint = block ? names.hint(block) : '';
        return {
          id: `go-${id}`,
          label: t('commands.goTo', { block: names.block(tree, id) }),
          words: `${names.type(block?.type ?? '')} ${hint}`,
          hint,
          group: t('commands.places'),
          icon: <BlockIcon name={block && store.registry.get(block.type)?.icon} />,
          run: () => store.select(selectBlock(id)),
        };
      });
    const places = tellApart(blocks, (index, count) => t('commands.alike', { index, count }));
    const languages = (tools.hasLanguages ? getSites().locales : [])
      .filter((other) => other !== locale)
      .map(
        (other): Pick => ({
          id: `locale-${other}`,
          label: t('commands.locale', { locale: other }),
          words: nameLanguage(other, adminLocale),
          group: t('commands.languages'),
          icon: <Earth aria-hidden />,
          run: () => tools.changeLocale(other),
        }),
      );
    return [...listed, ...(canEdit ? inserts : []), ...places, ...languages];
  }, [t, translate, labelOf, canEdit, canWrite, tools, store, tree, selection, commands, names, locale, adminLocale]);

  return (
    <Sheet label={t('command.palette')} onClose={onClose}>
      <PickList label={t('command.palette')} placeholder={t('commands.placeholder')} picks={picks} onClose={onClose} />
    </Sheet>
  );
}
