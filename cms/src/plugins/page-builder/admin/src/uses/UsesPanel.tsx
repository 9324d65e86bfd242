import { useFetchClient } from '@strapi/strapi/admin';
import { SECTION_TYPE } from 'page-format';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { useUses } from './use-uses.ts';

const PanelUses = lazy(() => import('./PanelUses.tsx'));

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  document?: { documentId?: string };
}

/** Beside every entry that blocks can refer to: on how many pages it is. */
export function UsesPanel({ model, document }: PanelProps) {
  const { t } = useTranslation();
  const { get } = useFetchClient();
  const isAsked = model.startsWith('api::') || model === SECTION_TYPE;
  const target = { type: model, documentId: isAsked ? (document?.documentId ?? '') : '' };
  const { meta, problem } = useUses(get, target, 1);
  if (!meta?.isTarget && !problem) return null;
  const content = (
    <Suspense fallback={null}>
      <PanelUses target={target} count={meta && meta.total + meta.hidden} problem={problem} />
    </Suspense>
  );
  return { title: t('uses.title'), content };
}
