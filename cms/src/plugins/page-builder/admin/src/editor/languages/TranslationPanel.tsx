import { lazy, Suspense } from 'react';
import { Panel, PanelHead, PanelTitle } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { markRegion } from '../regions.ts';
import type { TranslationDeskProps } from './TranslationDesk.tsx';

const TranslationDesk = lazy(async () => ({ default: (await import('./TranslationDesk.tsx')).TranslationDesk }));

/** The panel of the translation, whose desk is loaded when somebody opens it. */
export function TranslationPanel(props: TranslationDeskProps) {
  const { t } = useTranslation();
  const title = (
    <PanelHead>
      <PanelTitle>{t('translation.region')}</PanelTitle>
    </PanelHead>
  );
  return (
    <Panel aria-label={t('translation.region')} {...markRegion('translation')}>
      <Suspense fallback={title}>
        <TranslationDesk {...props} />
      </Suspense>
    </Panel>
  );
}
