import { useCallback } from 'react';
import type { FileKind, LibraryFile } from '../../../../shared/library-file.ts';
import { useServer } from '../../host/editor-host.tsx';
import { AnswerError, describeFailure, requireList } from '../../text/describe-failure.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';

export type SendFile = (file: File, accepts: FileKind) => Promise<LibraryFile>;

/** Sends one file to the media library. It is refused with a sentence, as the message of the error. */
export function useSendFile(): SendFile {
  const { t } = useTranslation();
  const { post } = useServer();
  return useCallback(
    async (file, accepts) => {
      const form = new FormData();
      form.append('files', file, file.name);
      try {
        const { data } = await post(`/page-builder/upload?accepts=${accepts}`, form);
        const [stored] = requireList<LibraryFile>(data);
        if (!stored) throw new AnswerError();
        return stored;
      } catch (error) {
        throw new Error(describeRefusal(error, t), { cause: error });
      }
    },
    [post, t],
  );
}

/** Of a role that may not upload, Strapi says that this is forbidden, and not what. */
function describeRefusal(error: unknown, t: TFunction): string {
  const { status } = (error ?? {}) as { status?: number };
  return status === 403 ? t('upload.forbidden') : describeFailure(error, t, 'upload.unknown');
}
