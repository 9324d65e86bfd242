import type { RichTextNode } from 'page-format';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { compareProps, type PropDifference } from '../../../../shared/differences/compare-props.ts';
import { compareWords } from '../../../../shared/differences/compare-words.ts';
import { type Difference, listDifferences } from '../../../../shared/differences/list-differences.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Quiet } from '../../kit/layout.ts';
import type { Tree, TreeBlock } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeValue, nameProp } from '../../text/describe-value.ts';
import { plainText } from '../../text/plain-text.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';

interface DifferenceListProps {
  before: Tree;
  after: Tree;
  /** A block was chosen, to be shown on the canvas. */
  onShow(block: string): void;
  /** What of the first page can be brought back to the second; left out where nothing can. */
  returns?: Returns | undefined;
}

export interface Returns {
  canReturn(difference: Difference): boolean;
  listProps(difference: Difference): readonly string[];
  bringBack(difference: Difference, props?: readonly string[]): void;
}

/** Everything that differs between two pages, in words; arrow keys walk through it, and the canvas follows. */
export function DifferenceList({ before, after, onShow, returns }: DifferenceListProps) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const list = useRef<HTMLOListElement>(null);
  const differences = useMemo(() => listDifferences(before, after), [before, after]);

  const nameBlock = ({ kind, block }: Difference) => {
    const tree = kind === 'removed' ? before : after;
    const entry = tree.blocks.get(block);
    const hint = entry ? names.hint(entry) : '';
    return hint ? `${names.block(tree, block)} “${hint}”` : names.block(tree, block);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('li > button:first-child') ?? [])];
    const next = buttons[buttons.findIndex((button) => button.parentElement?.contains(event.target as Node)) + step];
    next?.focus();
    next?.click();
  };

  if (differences.length === 0) return <Quiet>{t('versions.same')}</Quiet>;
  return (
    <>
      <Quiet>{t('versions.differences', { count: differences.length })}</Quiet>
      <List ref={list} onKeyDown={walk}>
        {differences.map((difference) => (
          <li key={`${difference.kind}:${difference.block}`} data-difference={difference.kind}>
            <button type="button" onClick={() => onShow(difference.block)}>
              <strong>{nameBlock(difference)}</strong> – {t(`difference.${difference.kind}`)}
            </button>
            {returns?.canReturn(difference) && (
              <ActionButton onClick={() => returns.bringBack(difference)}>{t('versions.bringBack')}</ActionButton>
            )}
            {difference.kind === 'changed' && (
              <ChangedProps
                before={before.blocks.get(difference.block)}
                after={after.blocks.get(difference.block)}
                returning={returns?.listProps(difference) ?? []}
                onReturn={(prop) => returns?.bringBack(difference, [prop])}
              />
            )}
          </li>
        ))}
      </List>
    </>
  );
}

interface ChangedPropsProps {
  before: TreeBlock | undefined;
  after: TreeBlock | undefined;
  /** Properties that can be brought back. */
  returning: readonly string[];
  onReturn(prop: string): void;
}

function ChangedProps({ before, after, returning, onReturn }: ChangedPropsProps) {
  const { t, translate } = useTranslation();
  const { registry } = useEditorStore();
  const differences = compareProps(before?.props ?? {}, after?.props ?? {});
  const nameOf = (prop: string) => nameProp(after, prop, registry, translate);
  const changes = differences.map((difference) => (
    <p key={`${difference.kind}:${difference.path.join('/')}`}>
      {nameOf(difference.path[0] ?? '')}
      {difference.kind === 'set' ? (
        <>
          : <ChangedValue {...difference} />
        </>
      ) : (
        ` (${describeValue(difference.value, t)}): ${t(ITEM_WORDS[difference.kind])}`
      )}
    </p>
  ));
  return (
    <>
      {changes}
      {returning.map((prop) => (
        <ActionButton key={prop} onClick={() => onReturn(prop)}>
          {t('versions.bringBackProp', { name: nameOf(prop) })}
        </ActionButton>
      ))}
    </>
  );
}

const ITEM_WORDS = {
  itemAdded: 'difference.added',
  itemRemoved: 'difference.removed',
  itemMoved: 'difference.moved',
} as const;

/** Words are marked within a text; other values stand beside each other. */
function ChangedValue({ before, after }: Pick<Extract<PropDifference, { kind: 'set' }>, 'before' | 'after'>) {
  const { t } = useTranslation();
  const [old, now] = [readText(before), readText(after)];
  if (old !== undefined && now !== undefined && old !== now) {
    return compareWords(old, now).map(({ kind, text }, index) => {
      const Mark = { same: 'span', added: 'ins', removed: 'del' }[kind] as 'span' | 'ins' | 'del';
      return <Mark key={index}>{text}</Mark>;
    });
  }
  return (
    <>
      <del>{describeValue(before, t)}</del> <ins>{describeValue(after, t)}</ins>
    </>
  );
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return (value as Partial<RichTextNode> | null)?.type === 'doc' ? plainText(value as RichTextNode) : undefined;
}

const List = styled.ol`
  display: grid;
  gap: 6px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  li > button:not(:first-child) {
    margin-inline: 9px 4px;
  }

  li > button:first-child {
    inline-size: 100%;
    min-block-size: 28px;
    padding: 4px 6px;
    border: 0;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.primary600};
    border-radius: 2px;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  li > button:first-child:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  li > button:first-child:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  [data-difference='added'] > button:first-child {
    border-color: ${({ theme }) => theme.colors.success600};
  }

  [data-difference='removed'] > button:first-child {
    border-color: ${({ theme }) => theme.colors.danger600};
  }

  [data-difference='moved'] > button:first-child {
    border-color: ${({ theme }) => theme.colors.warning600};
  }

  p {
    padding: 2px 9px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  del {
    color: ${({ theme }) => theme.colors.danger700};
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: underline;
  }
`;
