import { createEmptyDocument } from 'page-format';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Server } from '../../../api/server.ts';
import { getSites, type PagePlace } from '../../../api/sites.ts';
import { routeOf } from '../../../bases/entry-address.ts';
import { useServer } from '../../../host/editor-host.tsx';
import type { Editing } from '../../../session/editing.ts';
import type { Entry } from '../../../session/entry.ts';
import { readStored } from '../../../session/read-stored.ts';
import { createEditorStore, type EditorStore } from '../../../store/editor-store.ts';
import { describeFailure } from '../../../text/describe-failure.ts';
import { type TFunction, useTranslation } from '../../../text/use-translation.ts';
import { useEntryPlace } from '../../entry-context.ts';
import { loadVersion, type VersionPlace } from '../../versions/use-versions.ts';
import { languageOf, type Side, versionOf } from './sides.ts';

/** A page that can be looked at and compared. */
export interface ComparedPage {
  store: EditorStore;
  /** Where it is seen. */
  place: PagePlace;
}

/** What became of asking for a page; undefined while it is on its way. */
export type OpenSide = { page: ComparedPage } | { problem: string; retry(): void } | undefined;

/** What the pages that can be compared are pages of. */
export interface Compared {
  /** Name of the field. */
  name: string;
  entry: Entry;
  editing: Editing;
  place: VersionPlace | undefined;
}

/** Loads one of the pages that are compared; the one that is edited is there already. */
export function useSide(side: Side, compared: Compared): OpenSide {
  const { t } = useTranslation();
  const { get } = useServer();
  const entryPlace = useEntryPlace();
  const { editing, entry } = compared;
  const [round, setRound] = useState(0);
  const key = `${side} ${round}`;
  const [loaded, setLoaded] = useState<{ key: string; open: OpenSide }>();
  const retry = useCallback(() => setRound((count) => count + 1), []);
  const latest = useRef({ compared, entryPlace, t });
  latest.current = { compared, entryPlace, t };
  const { model, documentId, locale } = entry;

  useEffect(() => {
    if (side === 'now') return;
    const controller = new AbortController();
    const finish = (open: OpenSide) => !controller.signal.aborted && setLoaded({ key, open });
    load(side, {
      ...latest.current.compared,
      get,
      signal: controller.signal,
      entryPlace: latest.current.entryPlace,
    }).then(
      (page) => finish(page ? { page } : { problem: explainMissing(side, latest.current.t), retry }),
      (error: unknown) => finish({ problem: explain(error, latest.current.t), retry }),
    );
    return () => controller.abort();
    // Loaded anew for another page, and not each time that the entry's form changes.
  }, [get, side, key, retry, model, documentId, locale]);

  const now = useMemo(() => ({ page: { store: editing.store, place: entryPlace } }), [editing.store, entryPlace]);
  if (side === 'now') return now;
  return loaded?.key === key ? loaded.open : undefined;
}

interface Request extends Compared {
  get: Server['get'];
  signal: AbortSignal;
  entryPlace: PagePlace;
}

/** @returns undefined where there is no such page */
async function load(side: Side, request: Request): Promise<ComparedPage | undefined> {
  const { get, signal, entry, place, name, editing, entryPlace } = request;
  const { registry } = editing.store;
  const version = versionOf(side);
  if (version !== undefined) {
    if (!place) return undefined;
    const { document } = await loadVersion(get, place, version, signal);
    return { store: createEditorStore(document ?? createEmptyDocument(), registry), place: entryPlace };
  }
  const locale = languageOf(side) ?? entry.params.locale;
  const params = { ...(locale && { locale }), ...(side === 'published' && { status: 'published' }) };
  const { data } = await get<{ data?: Record<string, unknown> }>(routeOf(entry), { params, signal });
  const values = data.data ?? {};
  // An entry that is not there is answered with nothing in it, or not at all.
  if (values.documentId === undefined) return undefined;
  const { document } = readStored(values[name]);
  return {
    store: createEditorStore(document, registry),
    place: side === 'published' ? entryPlace : getSites().findPlace({ model: entry.model, locale, values }),
  };
}

function explainMissing(side: Side, t: TFunction): string {
  return t(languageOf(side) === undefined ? 'comparison.unpublished' : 'comparison.noLanguage');
}

function explain(error: unknown, t: TFunction): string {
  const { status } = (error ?? {}) as { status?: number };
  return status === 403 ? t('comparison.forbidden') : describeFailure(error, t);
}
