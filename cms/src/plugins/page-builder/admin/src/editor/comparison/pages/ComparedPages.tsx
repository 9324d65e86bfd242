import { useCallback, useState } from 'react';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { Quiet } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { markRegion } from '../../regions.ts';
import type { VersionList } from '../../versions/use-versions.ts';
import { useView } from '../../viewports/use-view.tsx';
import { ViewportChoice } from '../../viewports/ViewportChoice.tsx';
import { Message, Pages, PagesBar, PaneHead, PaneSection, PaneSwitch } from '../comparison-parts.ts';
import { SideChoice } from '../sides/SideChoice.tsx';
import { type Side, type Sides, WHICH, type Which } from '../sides/sides.ts';
import type { OfferedSides } from '../sides/use-offered-sides.ts';
import type { OpenSide } from '../sides/use-side.ts';
import type { useComparison } from '../use-comparison.ts';
import { COMPARED_SCREENS, Pane } from './Pane.tsx';

interface ComparedPagesProps {
  comparison: ReturnType<typeof useComparison>;
  sides: Sides;
  offered: OfferedSides;
  list: VersionList;
  nameSide(side: Side): string;
  onChange(sides: Sides): void;
  /** Puts all of the first page onto the one that is edited; left out where that is not offered. */
  onRestore: (() => void) | undefined;
}

/** Both pages on the canvas; on a telephone, which has room for one, with a switch between them. */
export function ComparedPages({ comparison, sides, offered, list, nameSide, onChange, onRestore }: ComparedPagesProps) {
  const { t } = useTranslation();
  const { viewport } = useView();
  const [shown, setShown] = useState<Which>('after');
  const { open, rows, current, marks, addPage, select } = comparison;
  const selectBefore = useCallback((block: string) => select('before', block), [select]);
  const selectAfter = useCallback((block: string) => select('after', block), [select]);
  return (
    <Pages {...markRegion('page')}>
      <PagesBar role="toolbar" aria-label={t('view.bar')}>
        <ViewportChoice offered={COMPARED_SCREENS} chosen={viewport === 'all' ? 'desktop' : viewport} />
        <PaneSwitch role="group" aria-label={t('comparison.shown')}>
          {WHICH.map((which) => (
            <ActionButton key={which} aria-pressed={shown === which} onClick={() => setShown(which)}>
              {t(`comparison.${which}`)}
            </ActionButton>
          ))}
        </PaneSwitch>
      </PagesBar>
      <div data-panes data-shown={shown}>
        {WHICH.map((which) => {
          const side = open[which];
          return (
            <PaneSection key={which} data-pane={which} aria-label={t(`comparison.${which}`)}>
              <PaneHead>
                <span aria-hidden>{t(`comparison.${which}`)}</span>
                <SideChoice
                  which={which}
                  side={sides[which]}
                  offered={offered}
                  list={list}
                  onChange={(chosen) => onChange({ ...sides, [which]: chosen })}
                />
                {which === 'before' && onRestore && (
                  <ActionButton onClick={onRestore}>{t('versions.restore')}</ActionButton>
                )}
              </PaneHead>
              {side && 'page' in side ? (
                <Pane
                  key={sides[which]}
                  page={side.page}
                  title={t('comparison.canvas', { side: t(`comparison.${which}`), name: nameSide(sides[which]) })}
                  marks={marks}
                  current={rows[current]?.difference.block}
                  onSelect={which === 'before' ? selectBefore : selectAfter}
                  onDrawn={addPage[which]}
                />
              ) : (
                <Missing side={side} />
              )}
            </PaneSection>
          );
        })}
      </div>
    </Pages>
  );
}

/** In the place of a page that is not there: that it is on its way, or why it is not. */
function Missing({ side }: { side: Exclude<OpenSide, { page: unknown }> }) {
  const { t } = useTranslation();
  if (!side) return <Message>{<Quiet role="status">{t('comparison.loadingSide')}</Quiet>}</Message>;
  return (
    <Message role="alert">
      <p>{t('comparison.failed', { message: side.problem })}</p>
      <ActionButton onClick={side.retry}>{t('common.retry')}</ActionButton>
    </Message>
  );
}
