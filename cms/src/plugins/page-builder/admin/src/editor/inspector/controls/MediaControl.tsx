import type { MediaReference } from '@lumavelo/blocks/core';
import type { MediaField, MediaKind } from '@lumavelo/blocks/fields';
import { useFetchClient, useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useRef, useState } from 'react';
import styled from 'styled-components';
import { PLUGIN_ID } from '../../../plugin-id.ts';
import { useText } from '../../../text/use-text.ts';
import { PlainButton, Quiet } from '../../chrome/layout.ts';
import type { ControlProps } from '../control-props.ts';

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

/** A file of the media library, stored by its document id with a snapshot for the canvas. */
export function MediaControl({ field, value, onChange, describedBy }: ControlProps<MediaField, MediaReference | null>) {
  const { say } = useText();
  const { get } = useFetchClient();
  const components = useStrapiApp('PageBuilder', (app) => app.components);
  const Dialog = components['media-library'] as MediaLibraryDialog | undefined;
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // The dialog gives the focus back to nobody: what opened it is no trigger of its own.
    setTimeout(() => opener.current?.focus());
  };

  const pick = async ([file]: PickedFile[]) => {
    close();
    if (!file) return;
    if (!isKind(field.accepts, file.mime ?? '')) return setProblem(say('media.wrongKind', { name: file.name }));
    try {
      const { data } = await get<{ data: { id: number; reference: MediaReference }[] }>(`/${PLUGIN_ID}/media`, {
        params: { ids: String(file.id) },
      });
      const reference = data.data[0]?.reference;
      if (!reference) return setProblem(say('media.unresolved', { name: file.name }));
      setProblem('');
      onChange(reference);
    } catch {
      setProblem(say('media.unresolved', { name: file.name }));
    }
  };

  return (
    <>
      {value && (
        <Preview>
          {value.snapshot.mime.startsWith('image/') && <img src={value.snapshot.url} alt="" />}
          <span>
            <Name>{value.snapshot.name}</Name>
            {value.snapshot.width && (
              <Quiet as="span">
                {value.snapshot.width} × {value.snapshot.height}
              </Quiet>
            )}
          </span>
        </Preview>
      )}
      <Buttons>
        <PlainButton
          ref={opener}
          type="button"
          aria-describedby={describedBy}
          disabled={!Dialog}
          onClick={() => setOpen(true)}
        >
          {value ? say('media.replace') : say(field.accepts === 'image' ? 'media.chooseImage' : 'media.choose')}
        </PlainButton>
        {value && (
          <PlainButton type="button" onClick={() => onChange(null)}>
            {say('media.remove')}
          </PlainButton>
        )}
      </Buttons>
      {!Dialog && <Quiet>{say('media.unavailable')}</Quiet>}
      {problem && <Problem role="alert">{problem}</Problem>}
      {isOpen && Dialog && (
        <Dialog
          allowedTypes={DIALOG_TYPES[field.accepts]}
          multiple={false}
          onClose={close}
          onSelectAssets={(files) => void pick(files)}
        />
      )}
    </>
  );
}

function isKind(kind: MediaKind, mime: string): boolean {
  return kind === 'file' || mime.startsWith(`${kind}/`);
}

const Preview = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding-block-end: 6px;

  img {
    flex: none;
    inline-size: 72px;
    block-size: 54px;
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral150};
    object-fit: cover;
  }

  span {
    min-inline-size: 0;
  }
`;

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: 1.2rem;
`;

const Buttons = styled.div`
  display: flex;
  gap: 6px;
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
  font-size: 1.15rem;
`;
