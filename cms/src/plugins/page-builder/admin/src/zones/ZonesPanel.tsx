import { useDocumentRBAC } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import type { Direction } from '../../../shared/zone-report.ts';
import { useTranslation } from '../text/use-translation.ts';
import { type MappedZone, useZone } from './use-zone.ts';

const ZoneActions = lazy(() => import('./ZoneActions.tsx'));

/** What the content manager says of the entry on screen. */
interface PanelProps {
  activeTab?: string | null;
  model: string;
  collectionType: string;
  document?: object;
}

/** Beside entries whose dynamic zone can become blocks of their page, and the other way: for who may change them. */
export function ZonesPanel({ activeTab, model, collectionType, document }: PanelProps) {
  const { t } = useTranslation();
  const rights = useDocumentRBAC('ZonesPanel', (state) => state);
  const { documentId, id, locale } = (document ?? {}) as { documentId?: string; id?: number; locale?: string | null };
  // A language that the entry does not have yet has no row, and so no id.
  const isOffered = rights.canUpdate === true && activeTab !== 'published' && id !== undefined;
  const zone = useZone(isOffered ? model : undefined);
  if (!zone || documentId === undefined) return null;
  const directions = listDirections(zone, rights);
  if (directions.length === 0) return null;
  const entry = { model, documentId, ...(locale && { locale }) };
  const content = (
    <Suspense fallback={null}>
      <ZoneActions entry={entry} isSingle={collectionType === 'single-types'} zone={zone} directions={directions} />
    </Suspense>
  );
  return { title: t('zones.title'), content };
}

type FieldRights = Record<'canReadFields' | 'canUpdateFields', readonly string[]>;

/** The ways that the signed-in person may take: reading what is converted, changing what it becomes. */
function listDirections({ zone, field }: MappedZone, { canReadFields, canUpdateFields }: FieldRights): Direction[] {
  const may = (source: string, target: string) => includes(canReadFields, source) && includes(canUpdateFields, target);
  return [...(may(zone, field) ? ['import' as const] : []), ...(may(field, zone) ? ['export' as const] : [])];
}

/** Strapi's lists of fields are empty where a right is for all of them. */
function includes(fields: readonly string[], field: string): boolean {
  return fields.length === 0 || fields.includes(field);
}
