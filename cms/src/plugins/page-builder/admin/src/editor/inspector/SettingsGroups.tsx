import { dequal } from 'dequal/lite';
import { FIELD_GROUPS, type Field, type FieldGroup, shortenText } from 'page-format';
import type { AnyField } from 'page-format/fields';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { describeFieldValue } from '../../text/describe-value.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useView } from '../viewports/use-view.tsx';

type Entry = readonly [name: string, field: Field];

/** Characters of what a folded group says of itself. */
const SUMMARY_LENGTH = 90;

const NONE: ReadonlySet<string> = new Set();

interface SettingsGroupsProps {
  fields: readonly Entry[];
  /** The properties that stand before all groups; without any that is offered, the first group is open instead. */
  main?: readonly string[] | undefined;
  /** What is set now, for what is folded; several blocks have no such values. */
  values?: Readonly<Record<string, unknown>>;
  /** Names of the properties with problems. */
  wrong?: ReadonlySet<string>;
  renderControl(name: string, field: Field): ReactNode;
}

/**
 * The properties that are changed most, and the others below them in folded groups, in the panel's order; without those
 * groups that none is in.
 */
export function SettingsGroups({ fields, main = [], values, wrong = NONE, renderControl }: SettingsGroupsProps) {
  const { t } = useTranslation();
  // What depends on one of them stands behind it.
  const first = main.flatMap((name) =>
    fields.filter(([other, { when }]) => other === name || (when?.prop === name && !main.includes(other))),
  );
  const groups = FIELD_GROUPS.map((group) => ({
    group,
    entries: fields.filter((entry) => entry[1].group === group && !first.includes(entry)),
  })).filter(({ entries }) => entries.length > 0);
  return (
    <>
      {first.length > 0 && (
        <Group role="group" aria-label={t('group.main')}>
          {first.map(([name, field]) => renderControl(name, field))}
        </Group>
      )}
      {groups.map(({ group, entries }, index) => (
        <SettingsGroup
          key={group}
          name={group}
          canFold={first.length > 0 || index > 0}
          entries={entries}
          values={values}
          wrong={entries.filter(([name]) => wrong.has(name)).length}
          renderControl={renderControl}
        />
      ))}
    </>
  );
}

interface SettingsGroupProps {
  name: FieldGroup;
  /** False for the group that everything begins with. */
  canFold: boolean;
  entries: readonly Entry[];
  values: Readonly<Record<string, unknown>> | undefined;
  /** How many of its properties have problems. */
  wrong: number;
  renderControl(name: string, field: Field): ReactNode;
}

/** Settings that belong together. Those that somebody has unfolded stay so from block to block. */
function SettingsGroup({ name, canFold, entries, values, wrong, renderControl }: SettingsGroupProps) {
  const { t } = useTranslation();
  const { unfolded, change } = useView();
  const isFolded = canFold && !unfolded.includes(name);
  const id = useId();
  const label = t(`group.${name}`);
  const renderAll = () => entries.map(([prop, field]) => renderControl(prop, field));
  if (!canFold) {
    return (
      <Group role="group" aria-label={label}>
        <GroupTitle as="p">{label}</GroupTitle>
        {renderAll()}
      </Group>
    );
  }
  return (
    <Group role="group" aria-label={label}>
      <GroupTitle
        type="button"
        aria-expanded={!isFolded}
        aria-controls={isFolded ? undefined : id}
        aria-describedby={isFolded ? id : undefined}
        onClick={() =>
          change({ unfolded: isFolded ? [...unfolded, name] : unfolded.filter((other) => other !== name) })
        }
      >
        {label}
      </GroupTitle>
      {isFolded ? (
        <Summary id={id} data-folds={entries.map(([prop]) => prop).join(' ')}>
          {wrong > 0 && <strong>{t('group.wrong', { count: wrong })}</strong>}
          {values && <Changes entries={entries} values={values} />}
        </Summary>
      ) : (
        <div id={id}>{renderAll()}</div>
      )}
    </Group>
  );
}

/** Which of the properties are not as they are at first, and what they are. */
function Changes({ entries, values }: { entries: readonly Entry[]; values: Readonly<Record<string, unknown>> }) {
  const { t, translate } = useTranslation();
  const changed = entries.filter(([name, field]) => !dequal(values[name], field.default));
  const said = changed.map(([name, field]) =>
    t('name.part', {
      name: translate(field.label),
      part: describeFieldValue(field as unknown as AnyField, values[name], { t, translate }),
    }),
  );
  return shortenText(said.join(' · '), SUMMARY_LENGTH);
}

const Group = styled.div`
  padding-block: 12px;

  & + & {
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const GroupTitle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 24px;
  margin-block-end: 4px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  font-weight: 600;

  &[aria-expanded] {
    cursor: pointer;
  }

  &[aria-expanded]::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-inline-end: 4px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  &[aria-expanded='false']::after {
    rotate: -45deg;
  }

  &[aria-expanded]:hover {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const Summary = styled.p`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  strong {
    display: block;
    color: ${({ theme }) => theme.colors.danger600};
  }
`;
