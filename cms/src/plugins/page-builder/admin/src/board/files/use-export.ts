import type { Registry } from 'page-format';
import { useState } from 'react';
import type { PageAddress } from '../../../../shared/page-texts.ts';
import type { Server } from '../../api/server.ts';
import type { Format } from '../../editor/languages/files/read-file.ts';
import { saveParts } from '../../editor/languages/files/save-file.ts';
import {
  type DocumentPlace,
  type FilePart,
  hasUnits,
  nameDocument,
  writeUnits,
} from '../../editor/languages/files/translation-file.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { createNameOf } from './create-name-of.ts';
import { describeProblem } from './describe-problem.ts';
import { type Loaded, type LoadedPage, loadPages } from './load-pages.ts';
import { useRun } from './use-run.ts';

interface ExportQuestion {
  from: string;
  to: string;
  format: Format;
  /** Whether texts that are translated go along, too. */
  isAll: boolean;
  /** Which pages; asked once it has begun. */
  list(signal: AbortSignal): Promise<readonly (PageAddress & { title?: string | null })[]>;
}

/** What an export came to. */
export interface Exported {
  pages: number;
  texts: number;
  /** Pages that are not in the file, with why. */
  left: readonly { title: string; reason: string }[];
  /** Why there is no file; empty where there is one. */
  refusal: string;
}

/** Puts the texts of many pages into one file. */
export function useExport(server: Pick<Server, 'post'>, registry: Registry) {
  const { t, translate } = useTranslation();
  const run = useRun();
  const [exported, setExported] = useState<Exported>();

  const toPart = (page: LoadedPage, isAll: boolean): { part: FilePart; texts: number } | { reason: string } => {
    const { place, origin, pairs } = page;
    if (origin === null) return { reason: t('boardFiles.problem.original') };
    if (origin !== place.from) return { reason: t('boardFiles.problem.otherOriginal', { origin }) };
    const scope = pairs.filter((pair) => hasUnits(pair) && (isAll || pair.state !== 'translated'));
    if (scope.length === 0) return { reason: t('boardFiles.problem.nothing') };
    const units = writeUnits(scope, createNameOf(page, { registry, t, translate }));
    return { part: { document: nameDocument(place), title: page.title ?? '', units }, texts: scope.length };
  };

  const start = ({ from, to, format, isAll, list }: ExportQuestion) =>
    run.start(async (signal, tell) => {
      setExported(undefined);
      const pages = await list(signal);
      const parts: FilePart[] = [];
      let texts = 0;
      const left: { title: string; reason: string }[] = [];
      const take = (place: DocumentPlace, loaded: Loaded) => {
        const found = 'problem' in loaded ? { reason: describeProblem(loaded, place, t) } : toPart(loaded, isAll);
        const listed = pages.find(
          ({ contentType, documentId, field }) =>
            contentType === place.model && documentId === place.documentId && field === place.field,
        );
        if ('reason' in found) left.push({ title: listed?.title || t('board.untitled'), reason: found.reason });
        else {
          parts.push(found.part);
          texts += found.texts;
        }
        tell({ done: parts.length + left.length, all: pages.length });
      };
      tell({ done: 0, all: pages.length });
      const places = pages.map(({ contentType: model, documentId, field }) => ({ model, documentId, field, from, to }));
      await loadPages(server, places, registry, { signal, onLoaded: take });
      if (signal.aborted) return;
      const around = { model: places[0]?.model ?? '', from, to, format, name: `pages-${from}-${to}` };
      const refusal = parts.length === 0 ? '' : saveParts(parts, around, t);
      setExported({ pages: parts.length, texts, left, refusal });
    });

  return { ...run, exported, start };
}
