import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin';
import type { MediaReference } from 'page-format';
import { isOfKind, type MediaKind } from 'page-format/fields';
import type { ComponentType } from 'react';
import type { MediaLibraryRequest } from '../host/editor-host.tsx';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useTranslation } from '../text/use-translation.ts';

/** A file as the media library's dialog hands it over: with a numeric id, which a document must not hold. */
interface PickedFile {
  id: number;
  name: string;
  mime?: string;
}

/** The media library's dialog; it is shown for as long as it is mounted. */
type MediaLibraryDialog = ComponentType<{
  allowedTypes: string[];
  multiple: boolean;
  onClose(): void;
  onSelectAssets(files: PickedFile[]): void;
}>;

const DIALOG_TYPES: Readonly<Record<MediaKind, string[]>> = {
  image: ['images'],
  video: ['videos'],
  file: ['files', 'images', 'videos', 'audios'],
};

/**
 * Strapi's own media library, where files can be edited and put in folders as well. It is part of the admin and drawn
 * by the field: it needs what the editor does without.
 */
export function MediaLibrary({ kind, onPick, onProblem, onClose }: MediaLibraryRequest) {
  const { t } = useTranslation();
  const { get } = useFetchClient();
  const components = useStrapiApp('PageBuilder', (app) => app.components);
  const Dialog = components['media-library'] as MediaLibraryDialog | undefined;

  const pick = async ([file]: PickedFile[]) => {
    onClose();
    if (!file) return;
    if (!isOfKind(file.mime ?? '', kind)) return onProblem(t('media.wrongKind', { name: file.name }));
    try {
      const { data } = await get<{ data: { id: number; reference: MediaReference }[] }>(`/${PLUGIN_ID}/media`, {
        params: { ids: String(file.id) },
      });
      const reference = data.data[0]?.reference;
      if (!reference) return onProblem(t('media.unresolved', { name: file.name }));
      onPick(reference);
    } catch {
      onProblem(t('media.unresolved', { name: file.name }));
    }
  };

  if (!Dialog) return null;
  return (
    <Dialog
      allowedTypes={DIALOG_TYPES[kind]}
      multiple={false}
      onClose={onClose}
      onSelectAssets={(files) => void pick(files)}
    />
  );
}
