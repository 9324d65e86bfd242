import { ArrowLeft } from '@strapi/icons';
import type { PageDocument } from 'page-format';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { isComposing } from '../../kit/is-composing.ts';
import { PanelTitle, Quiet } from '../../kit/layout.ts';
import type { DifferenceRow } from '../../model/difference-rows.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import { ScreenHead } from '../versions/screen-parts.ts';
import type { VersionList } from '../versions/use-versions.ts';
import { ComparisonSide, Layout, Same, Scroll } from './comparison-parts.ts';
import { DifferenceList } from './list/DifferenceList.tsx';
import { nameBlock } from './list/name-block.ts';
import { Steps } from './list/Steps.tsx';
import { ComparedPages } from './pages/ComparedPages.tsx';
import { languageOf, type Sides, versionOf } from './sides/sides.ts';
import { useNameSide } from './sides/use-name-side.ts';
import type { OfferedSides } from './sides/use-offered-sides.ts';
import type { Compared } from './sides/use-side.ts';
import { useComparison } from './use-comparison.ts';
import { useComparisonKeys } from './use-comparison-keys.ts';
import { useReturns } from './use-returns.ts';

interface ComparisonProps {
  compared: Compared;
  sides: Sides;
  offered: OfferedSides;
  list: VersionList;
  onChange(sides: Sides): void;
  /** Puts all of a page onto the one that is edited. */
  onRestore(document: PageDocument, what: string): void;
  onBack(): void;
}

/** Two pages beside each other, what differs marked on both and told in a list that leads there. */
export function Comparison({ compared, sides, offered, list, onChange, onRestore, onBack }: ComparisonProps) {
  const { t } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const { editing } = compared;
  const comparison = useComparison(sides, compared);
  const { open, before, after, rows, current, go } = comparison;
  const returns = useReturns(editing, sides.before, before);
  const nameSide = useNameSide(list);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const step = (by: 1 | -1) => {
    const row = comparison.findStep(by);
    if (!row || !before || !after) return;
    go(row);
    commands.announce(describeStop(row, rows.indexOf(row)));
  };
  const describeStop = (row: DifferenceRow, index: number) => {
    const name = before && after ? nameBlock(row, before, after, names) : '';
    const position = t('comparison.position', { index: index + 1, count: rows.length });
    return t('name.part', { name: position, part: `${name}, ${t(`comparison.${row.difference.kind}`)}` });
  };
  const layout = useRef<HTMLDivElement>(null);
  useComparisonKeys(layout, editing.store, step);

  /** The one before the first side, where that is a version: often what it differs from is what was looked for. */
  const index = list.versions.findIndex(({ id }) => id === versionOf(sides.before));
  const previous = index < 0 ? undefined : list.versions[index + 1];
  const hasFailed = [open.before, open.after].some((side) => side && 'problem' in side);
  const source = open.before && 'page' in open.before ? open.before.page.store : undefined;
  const canRestore = canEdit && source && languageOf(sides.before) === undefined && rows.length > 0;
  return (
    <Layout
      ref={layout}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.stopPropagation();
        onBack();
      }}
    >
      <ComparisonSide aria-label={t('comparison.region')} {...markRegion('versions')}>
        <ScreenHead>
          <IconButton label={t('comparison.back')} icon={<ArrowLeft />} onClick={onBack} />
          <PanelTitle ref={heading} tabIndex={-1}>
            {t('comparison.region')}
          </PanelTitle>
          <Steps count={rows.length} current={current} onStep={step} />
        </ScreenHead>
        <Scroll>
          {hasFailed && <Quiet role="alert">{t('comparison.cannotCompare')}</Quiet>}
          {!hasFailed && !(before && after) && <Quiet role="status">{t('comparison.loading')}</Quiet>}
          {before && after && rows.length === 0 && (
            <Same>
              <Quiet role="status">{t('comparison.same')}</Quiet>
              {previous && (
                <ActionButton onClick={() => onChange({ before: `version:${previous.id}`, after: sides.before })}>
                  {t('comparison.withBefore')}
                </ActionButton>
              )}
            </Same>
          )}
          {before && after && rows.length > 0 && (
            <DifferenceList rows={rows} before={before} after={after} current={current} onGo={go} returns={returns} />
          )}
        </Scroll>
      </ComparisonSide>
      <ComparedPages
        comparison={comparison}
        sides={sides}
        offered={offered}
        list={list}
        nameSide={nameSide}
        onChange={onChange}
        onRestore={canRestore ? () => onRestore(source.getDocument(), nameSide(sides.before)) : undefined}
      />
    </Layout>
  );
}
