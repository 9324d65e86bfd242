import { type Segment, shortenText } from 'page-format';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { PAGE } from '../../../../shared/envelope.ts';
import { readSegment } from '../../../../shared/plain-text.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Chip, focusRing, Quiet, Select } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { blockFromTree } from '../../model/convert.ts';
import { selectBlock } from '../../model/selection.ts';
import type { TreeBlock } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { nameProperty } from '../comparison/list/describe-change.ts';
import { focusField } from '../inspector/focus-field.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';
import { useView } from '../viewports/use-view.tsx';
import { compareLanguages, findPlaceFor, type LanguageRow, withoutPresent } from './compare-languages.ts';
import { OriginalStructure } from './OriginalStructure.tsx';
import { takeOver } from './take-over.ts';
import { useNoted } from './use-noted.ts';
import { useOriginal } from './use-original.ts';

interface LanguagesSheetProps {
  name: string;
  entry: Entry;
  editing: Editing;
  onClose(): void;
}

/** Characters of a text that the list shows. */
const LONGEST_TEXT = 160;

const NO_BLOCK = { type: '', props: {} };

/** Compares the page with the same page in another language, and brings over what is missing. */
export function LanguagesSheet({ name, entry, editing, onClose }: LanguagesSheetProps) {
  const { t, translate } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const { launch } = useLauncher();
  const { locale, locales, choose, isOriginal, original } = useOriginal(entry, name, editing);
  const target = useSession(({ tree }) => tree);
  const { store } = editing;
  const { change } = useView();
  const noted = useNoted(editing);
  const [isSure, setSure] = useState(false);

  const language = { registry: store.registry, t, translate };
  const source = original && 'tree' in original ? original : undefined;
  const tree = source?.tree;
  const rows = useMemo(
    () =>
      source ? compareLanguages(source.tree, target, { ...source.sources, ...noted }, locale, store.registry) : [],
    [source, target, noted, locale, store.registry],
  );

  const note = (records: ReturnType<typeof sourcesOf>) => {
    for (const [block, source] of records) editing.noteSource(block, source);
  };
  const bringOver = (id: string) => {
    const place = tree && findPlaceFor(tree, target, id);
    if (!tree || !place) return;
    const block = withoutPresent(blockFromTree(tree, id), target);
    note(sourcesOf([block], locale, store.registry, 'taken'));
    const outcome = store.insertBlocks([block], place);
    const values = { block: names.type(block.type) };
    commands.announce('ids' in outcome ? t('languages.brought', values) : t('languages.refused', values));
  };
  const markCurrent = (id: string) => {
    if (!tree) return;
    note(sourcesOf([{ ...blockFromTree(tree, id), areas: {} }], locale, store.registry, 'translated'));
    commands.announce(t('languages.marked', { block: names.block(target, id) }));
  };
  /** Leads to the text here that translates one of the original. */
  const show = (id: string, { place }: Segment) => {
    onClose();
    store.select(selectBlock(id));
    flushSync(() => change({ right: true }));
    focusField(pathOf(place, target.blocks.get(id)?.props ?? {}));
  };
  const fillIn = () => {
    if (!source) return;
    if (target.blocks.size > 0 && !isSure) return setSure(true);
    takeOver({ ...source, locale }, editing, { ...source.sources, ...noted }[PAGE]);
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
            choose(event.target.value);
            setSure(false);
          }}
        >
          {locales.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Choice>
      <SheetBody aria-live="polite">
        {!original && <Quiet>{t('languages.loading')}</Quiet>}
        {original && 'message' in original && <Quiet role="alert">{original.message}</Quiet>}
        {tree && rows.length === 0 && <Quiet>{t('languages.empty', { locale })}</Quiet>}
        {source && !isOriginal && canEdit && (
          <OriginalStructure {...{ source, locale, entry, editing, field: name, noted }} onNote={note} />
        )}
        <Rows aria-label={t('languages.blocks', { locale })}>
          {tree &&
            rows.map((row) => (
              <Row
                key={row.block}
                row={row}
                label={names.blockWithHint(tree, row.block)}
                canEdit={canEdit}
                onBring={() => bringOver(row.block)}
                onMark={() => markCurrent(row.block)}
                texts={row.changed.map((segment) => ({
                  name: nameProperty(segment.place, tree.blocks.get(row.block) ?? NO_BLOCK, language),
                  text: shortenText(readSegment(segment), LONGEST_TEXT),
                  show: () => show(row.block, segment),
                }))}
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
        <ActionButton onClick={onClose}>{t('common.close')}</ActionButton>
      </SheetFoot>
    </Sheet>
  );
}

interface RowProps {
  row: LanguageRow;
  label: string;
  canEdit: boolean;
  /** The texts of the original that have changed since they were translated. */
  texts: readonly { name: string; text: string; show(): void }[];
  onBring(): void;
  onMark(): void;
}

function Row({ row, label, canEdit, texts, onBring, onMark }: RowProps) {
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
      {texts.length > 0 && (
        <ul>
          {texts.map(({ name, text, show }, index) => (
            <li key={index}>
              <button type="button" onClick={show}>
                {name}: <q>{text}</q>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where a text stands on this page, whose lists may be in another order; undefined entries lead to their list. */
function pathOf([prop = '', entry, ...inEntry]: readonly string[], props: TreeBlock['props']): (string | number)[] {
  const items = props[prop];
  const index = Array.isArray(items) ? items.findIndex((item: { id?: string }) => item.id === entry) : -1;
  return index < 0 ? [prop] : [prop, index, ...inEntry];
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

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-block-size: 36px;
  }

  > li > ul {
    flex-basis: 100%;
    padding-inline-start: 16px;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.warning500};
  }

  > li > ul button {
    padding: 2px 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.neutral700};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
    ${focusRing}
  }

  > li > ul button:hover {
    color: ${({ theme }) => theme.colors.primary700};
    text-decoration: underline;
  }

  > li > span:first-child {
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
