import { useQueryParams } from '@strapi/strapi/admin';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import type { EntryAddress } from './entry-address.ts';
import { findConflict, subscribeToConflicts } from './open-conflicts.ts';

const FieldChoices = lazy(() => import('./FieldChoices.tsx'));

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  collectionType: string;
  documentId?: string;
}

/** Beside every entry: what somebody else has changed as well, since the form was filled, for whoever saves to choose. */
export function ConflictPanel({ model, collectionType, documentId }: PanelProps) {
  const { t } = useTranslation();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const locale = query.plugins?.i18n?.locale;
  const entry: EntryAddress = { model, collectionType, documentId, ...(locale && { params: { locale } }) };
  const conflict = useSyncExternalStore(subscribeToConflicts, () => findConflict(entry));
  if (!conflict) return null;
  const content = (
    <Suspense fallback={null}>
      <FieldChoices entry={entry} conflict={conflict} />
    </Suspense>
  );
  return { title: t('conflict.title'), content };
}
