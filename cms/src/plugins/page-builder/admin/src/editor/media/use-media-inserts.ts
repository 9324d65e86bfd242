import { useEffect, useRef, useState } from 'react';
import type { Refused } from '../../model/placement.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findPage } from '../canvas/find-page.ts';
import { useSendFile } from '../files/use-send-file.ts';
import type { Placed } from './media-batch.ts';
import { createMediaInserts, type MediaInserts } from './media-inserts.ts';

/** How the editor says what became of files. */
export interface MediaReport {
  describeRefusal(refused: Refused): string;
  onPlaced(placed: Placed): void;
}

/**
 * The files that are on their way to the page, for as long as the editor is open.
 * @returns with what makes the commands report to it
 */
export function useMediaInserts(store: EditorStore): { media: MediaInserts; reportTo(report: MediaReport): void } {
  const { t } = useTranslation();
  const send = useSendFile();
  const latest = useRef({ t, send });
  latest.current = { t, send };
  const [inserts] = useState(() => {
    let report: MediaReport | undefined;
    const media = createMediaInserts({
      store,
      send: (file, accepts) => latest.current.send(file, accepts),
      tooLarge: () => latest.current.t('upload.tooLarge'),
      isWriting: () =>
        (findPage()?.ownerDocument.activeElement as HTMLElement | null | undefined)?.isContentEditable === true,
      describeRefusal: (refused) => report?.describeRefusal(refused) ?? '',
      onPlaced: (placed) => report?.onPlaced(placed),
    });
    return {
      media,
      reportTo(next: MediaReport) {
        report = next;
      },
    };
  });
  useEffect(() => inserts.media.dismiss, [inserts]);
  return inserts;
}
