import type { MediaReference } from '@lumavelo/blocks/core';
import { isOfKind, type MediaKind } from '@lumavelo/blocks/fields';
import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { PLUGIN_ID } from '../../plugin-id.ts';
import { useText } from '../../text/use-text.ts';

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

/** Strapi's own dialog; undefined in an admin without its upload plugin. */
export function useMediaLibrary(): MediaLibraryDialog | undefined {
  const components = useStrapiApp('PageBuilder', (app) => app.components);
  return components['media-library'] as MediaLibraryDialog | undefined;
}

interface MediaLibraryProps {
  kind: MediaKind;
  onPick(reference: MediaReference): void;
  /** Why the chosen file cannot be used; empty while there is no reason. */
  onProblem(message: string): void;
  onClose(): void;
}

/** Strapi's own media library, where files can be edited and put in folders as well. */
export function MediaLibrary({ kind, onPick, onProblem, onClose }: MediaLibraryProps) {
  const { say } = useText();
  const { get } = useFetchClient();
  const Dialog = useMediaLibrary();

  const pick = async ([file]: PickedFile[]) => {
    onClose();
    if (!file) return;
    if (!isOfKind(file.mime ?? '', kind)) return onProblem(say('media.wrongKind', { name: file.name }));
    try {
      const { data } = await get<{ data: { id: number; reference: MediaReference }[] }>(`/${PLUGIN_ID}/media`, {
        params: { ids: String(file.id) },
      });
      const reference = data.data[0]?.reference;
      if (!reference) return onProblem(say('media.unresolved', { name: file.name }));
      onPick(reference);
    } catch {
      onProblem(say('media.unresolved', { name: file.name }));
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
