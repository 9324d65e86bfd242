import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Sources } from '../../../../shared/envelope.ts';
import { getSites } from '../../api/sites.ts';
import { useServer } from '../../host/editor-host.tsx';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Chip, Quiet, Select } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { blockFromTree, documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useSession } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { readBack } from '../save/read-back.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';
import { compareLanguages, findPlaceFor, type LanguageRow, sourcesOf, withoutPresent } from './compare-languages.ts';
import { useStoredLocales } from './use-stored-locales.ts';

interface LanguagesSheetProps {
  name: string;
  entry: Entry;
  editing: Editing;
  onClose(): void;
}

type Original = { tree: Tree; sources: Sources } | { message: string } | undefined;

/** Compares the page with the same page in another language, and brings over what is missing. */
export function LanguagesSheet({ name, entry, editing, onClose }: LanguagesSheetProps) {
  const { t } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const { launch } = useLauncher();
  const others = getSites().locales.filter((locale) => locale !== entry.locale);
  const stored = useStoredLocales(entry);
  const [chosen, setChosen] = useState<string | undefined>();
  const locale = chosen ?? (stored && (others.find((other) => stored.includes(other)) ?? others[0])) ?? '';
  const original = useOriginal(entry, name, locale, editing);
  const target = useSession(({ tree }) => tree);
  const [noted, setNoted] = useState(editing.sources);
  const [isSure, setSure] = useState(false);
  const { store } = editing;

  const tree = original && 'tree' in original ? original.tree : undefined;
  const rows = useMemo(
    () =>
      original && 'tree' in original
        ? compareLanguages(original.tree, target, { ...original.sources, ...noted }, locale)
        : [],
    [original, target, noted, locale],
  );

  const note = (records: ReturnType<typeof sourcesOf>) => {
    for (const [block, source] of records) editing.noteSource(block, source);
    setNoted(editing.sources);
  };
  const bringOver = (id: string) => {
    const place = tree && findPlaceFor(tree, target, id);
    if (!tree || !place) return;
    const block = withoutPresent(blockFromTree(tree, id), target);
    note(sourcesOf([block], locale));
    const outcome = store.insertBlocks([block], place);
    const values = { block: names.type(block.type) };
    commands.announce('ids' in outcome ? t('languages.brought', values) : t('languages.refused', values));
  };
  const markCurrent = (id: string) => {
    if (!tree) return;
    note(sourcesOf([{ ...blockFromTree(tree, id), areas: {} }], locale));
    commands.announce(t('languages.marked', { block: names.block(target, id) }));
  };
  const fillIn = () => {
    if (!tree) return;
    if (target.blocks.size > 0 && !isSure) return setSure(true);
    const document = documentFromTree(tree);
    note(sourcesOf(document.blocks, locale));
    store.perform({ type: 'replace', document });
    setSure(false);
    commands.announce(t('languages.filled', { locale }));
  };

  return (
    <Sheet label={t('languages.title')} wide onClose={onClose}>
      <SheetTitle>{t('languages.title')}</SheetTitle>
      <SheetIntro>{t('languages.intro', { locale: entry.locale })}</SheetIntro>
      <Choice>
        <span>{t('languages.original')}</span>
        <Select
          value={locale}
          onChange={(event) => {
            setChosen(event.target.value);
            setSure(false);
          }}
        >
          {others.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Choice>
      <SheetBody aria-live="polite">
        {!original && <Quiet>{t('languages.loading')}</Quiet>}
        {original && 'message' in original && <Quiet role="alert">{original.message}</Quiet>}
        {tree && rows.length === 0 && <Quiet>{t('languages.empty', { locale })}</Quiet>}
        <Rows>
          {tree &&
            rows.map((row) => (
              <Row
                key={row.block}
                row={row}
                label={nameOf(tree, row.block, names)}
                canEdit={canEdit}
                onBring={() => bringOver(row.block)}
                onMark={() => markCurrent(row.block)}
              />
            ))}
        </Rows>
      </SheetBody>
      <SheetFoot>
        {isSure && <Warning role="alert">{t('languages.sure', { locale })}</Warning>}
        {canEdit && tree && rows.length > 0 && (
          <ActionButton onClick={fillIn}>
            {t(isSure ? 'languages.replace' : 'languages.fillIn', { locale })}
          </ActionButton>
        )}
        {tree && <ActionButton onClick={() => launch(`compare:${locale}`)}>{t('languages.sideBySide')}</ActionButton>}
        <ActionButton onClick={onClose}>{t('reference.close')}</ActionButton>
      </SheetFoot>
    </Sheet>
  );
}

interface RowProps {
  row: LanguageRow;
  label: string;
  canEdit: boolean;
  onBring(): void;
  onMark(): void;
}

function Row({ row, label, canEdit, onBring, onMark }: RowProps) {
  const { t } = useTranslation();
  const line = useRef<HTMLLIElement>(null);
  const isThere = row.status !== 'missing';
  // A button that did its work goes away; the focus stays on its line.
  const act = (run: () => void) => () => {
    line.current?.focus();
    run();
  };
  return (
    <li ref={line} tabIndex={-1} style={{ paddingInlineStart: row.depth * 16 }}>
      <span>{label}</span>
      <Chip>{t(`languages.${row.status}`)}</Chip>
      {canEdit && row.canComeOver && (
        <ActionButton aria-label={t('languages.bring', { block: label })} onClick={act(onBring)}>
          {t('languages.bringShort')}
        </ActionButton>
      )}
      {canEdit && isThere && (row.status === 'changed' || !row.isRecorded) && (
        <ActionButton aria-label={t('languages.mark', { block: label })} onClick={act(onMark)}>
          {t('languages.markShort')}
        </ActionButton>
      )}
    </li>
  );
}

/** The page in another language (none yet: an empty text) as it is stored, and what is noted about the translation of this one. */
function useOriginal(entry: Entry, field: string, locale: string, { store }: Editing): Original {
  const { t } = useTranslation();
  const { get } = useServer();
  const [original, setOriginal] = useState<Original>();
  const { model, documentId } = entry;
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Original> => {
      if (!documentId) return { message: t('languages.notSaved') };
      const params = { model, documentId, locale: entry.locale, field };
      const [copy, sources] = await Promise.all([
        readBack(get, { ...entry, params: { locale } }, documentId, field),
        get<{ data: Sources }>('/page-builder/sources', { params }),
      ]);
      if (!copy) return { message: t('languages.none', { locale }) };
      return { tree: toTree(copy.document, store.registry), sources: sources.data.data };
    };
    setOriginal(undefined);
    if (!locale) return;
    load().then(
      (next) => isCurrent && setOriginal(next),
      (error: unknown) =>
        isCurrent && setOriginal({ message: t('languages.failed', { message: describeFailure(error, t) }) }),
    );
    return () => {
      isCurrent = false;
    };
    // Loaded anew for another language or another entry, and not each time the entry's form changes.
  }, [model, documentId, entry.locale, field, locale, store]);
  return original;
}

function nameOf(tree: Tree, id: string, names: ReturnType<typeof useCommands>['names']): string {
  const block = tree.blocks.get(id);
  const hint = block ? names.hint(block) : '';
  return hint ? `${names.block(tree, id)} “${hint}”` : names.block(tree, id);
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 18px 12px;

  select {
    inline-size: auto;
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: 4px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
  }

  li > span:first-child {
    overflow: hidden;
    flex: 1;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Warning = styled.p`
  flex: 1;
  color: ${({ theme }) => theme.colors.danger700};
`;
