import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EntryReport } from '../../../shared/zone-report.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeFailure } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import { type Conversion, type Convert, type Preview, previewConversion } from './conversion.ts';
import { describeSentence } from './describe-sentence.ts';

interface ConversionState {
  /** Undefined until the server has told it. */
  preview: Preview | undefined;
  /** Why the preview, or the conversion, did not come about. */
  failure: string | undefined;
  isWriting: boolean;
  convert(): Promise<void>;
  /** Asks for the preview again. */
  retry(): void;
}

/** Asks the server for what a conversion would do, and has it done. */
export function useConversion(
  { model, documentId, locale, direction }: Conversion,
  onDone: () => void,
): ConversionState {
  const texts = useTranslation();
  const { t } = texts;
  const { post } = useFetchClient();
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const done = useRef(onDone);
  done.current = onDone;

  const conversion = useMemo(
    (): Conversion => ({ model, documentId, ...(locale !== undefined && { locale }), direction }),
    [model, documentId, locale, direction],
  );
  const send = useCallback<Convert>(
    async (body) => (await post<{ data: EntryReport }>(`/${PLUGIN_ID}/zones/convert`, body)).data.data,
    [post],
  );

  useEffect(() => {
    let left = false;
    setFailure(undefined);
    previewConversion(send, conversion).then(
      (told) => !left && setPreview(told),
      (error) => !left && setFailure(describeFailure(error, t)),
    );
    return () => {
      left = true;
    };
  }, [send, conversion, t, attempt]);

  const convert = async () => {
    if (!preview) return;
    setWriting(true);
    setFailure(undefined);
    try {
      const report = await send({ ...conversion, dryRun: false, replace: preview.replaces });
      if (report.outcome === 'converted') return done.current();
      setFailure(report.skipped ? describeSentence(report.skipped, texts) : (report.reason ?? ''));
    } catch (error) {
      setFailure(describeFailure(error, t));
    }
    setWriting(false);
  };

  return { preview, failure, isWriting, convert, retry: () => setAttempt(attempt + 1) };
}
