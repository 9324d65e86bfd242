import type { PageDocument } from 'page-format';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListedVersion } from '../../../../shared/version-record.ts';
import type { Server } from '../../api/server.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';

const ADDRESS = '/page-builder/versions';
const PAGE_SIZE = 50;

/** How calls name the page whose versions are meant. */
export interface VersionPlace {
  model: string;
  documentId: string;
  locale?: string;
  field: string;
}

/** @returns undefined for an entry that was never saved */
export function useVersionPlace({ model, documentId, params }: Entry, field: string): VersionPlace | undefined {
  const { locale } = params;
  return useMemo(
    () => (documentId === undefined ? undefined : { model, documentId, ...(locale && { locale }), field }),
    [model, documentId, locale, field],
  );
}

export interface VersionList {
  versions: readonly ListedVersion[];
  isLoading: boolean;
  /** Why there is no list; empty when there is one. */
  problem: string;
  hasMore: boolean;
  loadMore(): void;
  reload(): void;
  /** Gives a version a name that it keeps for ever by; an empty one takes it away. */
  rename(id: number, name: string): Promise<void>;
}

interface ListAnswer {
  data?: unknown;
  meta?: { pagination?: { page: number; pageCount: number } };
}

/** The versions of a page, the newest first, as many as were asked for. */
export function useVersionList(place: VersionPlace | undefined): VersionList {
  const { t } = useTranslation();
  const { get, put } = useServer();
  const [asked, setAsked] = useState({ page: 1, round: 0 });
  const [list, setList] = useState<{ versions: readonly ListedVersion[]; hasMore: boolean }>({
    versions: [],
    hasMore: false,
  });
  const [isLoading, setLoading] = useState(place !== undefined);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    if (!place) return;
    const controller = new AbortController();
    const { page } = asked;
    setLoading(true);
    setProblem('');
    const ask = async () => {
      const params = { ...place, page, pageSize: PAGE_SIZE };
      const { data } = await get<ListAnswer>(ADDRESS, { params, signal: controller.signal });
      const found = requireList<ListedVersion>(data.data, data);
      const { pagination } = data.meta ?? {};
      if (controller.signal.aborted) return;
      setList((before) => ({
        // Somebody may have saved meanwhile, and what was the last of a page is then on the next one, too.
        versions: page === 1 ? found : [...before.versions, ...withoutKnown(found, before.versions)],
        hasMore: pagination !== undefined && pagination.page < pagination.pageCount,
      }));
      setLoading(false);
    };
    ask().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      setProblem(explain(error, t));
      setLoading(false);
    });
    return () => controller.abort();
  }, [get, t, place, asked]);

  const loadMore = useCallback(() => setAsked(({ page, round }) => ({ page: page + 1, round })), []);
  const reload = useCallback(() => setAsked(({ round }) => ({ page: 1, round: round + 1 })), []);
  const rename = useCallback(
    async (id: number, name: string) => {
      const { data } = await put<{ data: ListedVersion }>(`${ADDRESS}/${id}`, { ...place, name: name || null });
      setList(({ versions, hasMore }) => ({
        hasMore,
        versions: versions.map((version) => (version.id === id ? { ...version, name: data.data.name } : version)),
      }));
    },
    [put, place],
  );
  return { ...list, isLoading, problem, loadMore, reload, rename };
}

function withoutKnown(found: readonly ListedVersion[], known: readonly ListedVersion[]): ListedVersion[] {
  const ids = new Set(known.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}

/** A version with its page. */
export interface LoadedVersion extends ListedVersion {
  document: PageDocument | null;
  /** Damaged parts, which the page shows as such. */
  damage: number;
  /** What the entry's other fields held, as far as one may read them. */
  fields: Readonly<Record<string, unknown>>;
}

/** @throws FetchError */
export async function loadVersion(
  get: Server['get'],
  place: VersionPlace,
  id: number,
  signal: AbortSignal,
): Promise<LoadedVersion> {
  const { data } = await get<{ data: LoadedVersion }>(`${ADDRESS}/${id}`, { params: place, signal });
  return data.data;
}

export type OpenVersion = { version: LoadedVersion } | { problem: string } | undefined;

/** @returns undefined while it is loading, and where none is asked for */
export function useVersion(place: VersionPlace | undefined, id: number | undefined): OpenVersion {
  const { t } = useTranslation();
  const { get } = useServer();
  const [opened, setOpened] = useState<{ id: number; version: OpenVersion }>();
  useEffect(() => {
    if (!place || id === undefined) return;
    const controller = new AbortController();
    loadVersion(get, place, id, controller.signal).then(
      (version) => !controller.signal.aborted && setOpened({ id, version: { version } }),
      (error: unknown) => !controller.signal.aborted && setOpened({ id, version: { problem: explain(error, t) } }),
    );
    return () => controller.abort();
  }, [get, t, place, id]);
  return opened?.id === id ? opened?.version : undefined;
}

/** Strapi says of what is forbidden no more than that it is. */
function explain(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  const { status } = (error ?? {}) as { status?: number };
  return status === 403 ? t('versions.forbidden') : describeFailure(error, t);
}
