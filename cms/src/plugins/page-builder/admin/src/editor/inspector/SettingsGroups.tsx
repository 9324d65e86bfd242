import { FIELD_GROUPS, type Field, type FieldGroup } from 'page-format';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../text/use-translation.ts';
import { useView } from '../viewports/use-view.tsx';

type Entry = readonly [name: string, field: Field];

interface SettingsGroupsProps {
  fields: readonly Entry[];
  renderControl(name: string, field: Field): ReactNode;
}

/** Properties in the groups of the settings panel, in the panel's order; without those groups that none is in. */
export function SettingsGroups({ fields, renderControl }: SettingsGroupsProps) {
  return FIELD_GROUPS.map((group) => {
    const entries = fields.filter(([, field]) => field.group === group);
    return (
      entries.length > 0 && (
        <SettingsGroup key={group} name={group}>
          {entries.map(([name, field]) => renderControl(name, field))}
        </SettingsGroup>
      )
    );
  });
}

/** Settings that belong together, which fold; those that somebody has folded stay so from block to block. */
function SettingsGroup({ name, children }: { name: FieldGroup; children: ReactNode }) {
  const { t } = useTranslation();
  const { folded, change } = useView();
  const isFolded = folded.includes(name);
  const id = useId();
  const label = t(`group.${name}`);
  return (
    <Group role="group" aria-label={label}>
      <GroupTitle
        type="button"
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => change({ folded: isFolded ? folded.filter((other) => other !== name) : [...folded, name] })}
      >
        {label}
      </GroupTitle>
      {/* Hidden and not left out: what leads to a field in it opens it. */}
      <div id={id} hidden={isFolded} data-folded={isFolded || undefined}>
        {children}
      </div>
    </Group>
  );
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
  cursor: pointer;

  &::after {
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

  &:hover {
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
