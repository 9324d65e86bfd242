import type { MediaReference } from 'page-format';
import type { MediaField, MediaKind } from 'page-format/fields';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useHost } from '../../../host/editor-host.tsx';
import { PlainButton, Quiet } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { UsesButton } from '../../../uses/UsesButton.tsx';
import { useCommands } from '../../commands/use-commands.tsx';
import { pixelsOf } from '../../crop/cut.ts';
import { FileDialog } from '../../files/FileDialog.tsx';
import { FilePicture, Picture } from '../../files/FileGrid.tsx';
import { toReference } from '../../files/to-reference.ts';
import { loadDialog } from '../../load-dialog.tsx';
import { useReferenceState } from '../../pickers/use-reference-state.ts';
import type { ControlProps } from '../control-props.ts';
import { canCrop } from './can-crop.ts';

type Value = MediaReference | null;

interface MediaControlProps extends ControlProps<MediaField, Value> {
  /** Of the property in its block; without it the picture cannot be cut here. */
  path?: readonly (string | number)[];
}

/** With what moves the frame, which few need. */
const CropDialog = loadDialog(async () => (await import('../../crop/CropDialog.tsx')).CropDialog);

/** A file of the media library, stored by its document id with a snapshot for the canvas. */
export function MediaControl({ field, value, onChange, describedBy, path }: MediaControlProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { openMediaLibrary } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [isCropped, setCropped] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const cropper = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    setDropped([]);
    // A dialog gives the focus back to nobody: what opened it is no trigger of its own.
    setTimeout(() => opener.current?.focus());
  };
  const closeCrop = () => {
    setCropped(false);
    setTimeout(() => cropper.current?.focus());
  };
  const take = (reference: MediaReference) => {
    setProblem('');
    onChange(reference);
  };

  const openLibrary = () => {
    setOpen(false);
    openMediaLibrary?.({ kind: field.accepts, onPick: take, onProblem: setProblem, onClose: close });
  };

  return (
    <Target
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        setDropped([...event.dataTransfer.files]);
        setOpen(true);
      }}
    >
      {value && <ChosenFile reference={value} />}
      <Buttons>
        <PlainButton ref={opener} type="button" data-picks aria-describedby={describedBy} onClick={() => setOpen(true)}>
          {value ? t('common.replace') : t(CHOOSE[field.accepts])}
        </PlainButton>
        {value && path && canCrop(field, value) && (
          <PlainButton ref={cropper} type="button" data-crops onClick={() => setCropped(true)}>
            {t('media.crop')}
          </PlainButton>
        )}
        {value && (
          <PlainButton type="button" onClick={() => onChange(null)}>
            {t('common.remove')}
          </PlainButton>
        )}
        {value && <UsesButton target={{ type: 'media', documentId: value.documentId }} />}
      </Buttons>
      {problem && <Problem role="alert">{problem}</Problem>}
      {isCropped && value && path && (
        <CropDialog
          reference={value}
          path={path}
          onDone={(reference) => {
            onChange(reference);
            commands.announce(t('crop.changed'));
            closeCrop();
          }}
          onClose={closeCrop}
        />
      )}
      {isOpen && (
        <FileDialog
          kind={field.accepts}
          dropped={dropped}
          chosen={value?.documentId}
          onChoose={(file) => {
            take(toReference(file));
            close();
          }}
          onOpenLibrary={openMediaLibrary && openLibrary}
          onClose={close}
        />
      )}
    </Target>
  );
}

const CHOOSE = {
  image: 'files.title.image',
  video: 'files.title.video',
  file: 'files.title.file',
} as const satisfies Record<MediaKind, string>;

function ChosenFile({ reference }: { reference: MediaReference }) {
  const { t } = useTranslation();
  const state = useReferenceState(reference);
  const { snapshot, crop } = reference;
  if (state.status === 'gone') return <Problem role="status">{t('reference.gone', { name: snapshot.name })}</Problem>;
  const file = state.status === 'found' ? { ...snapshot, ...state.entry } : snapshot;
  const { width, height } = file;
  const part = crop && width && height && pixelsOf(crop, { width, height });
  return (
    <>
      <Picture>
        <FilePicture file={file} />
      </Picture>
      <Name>{file.name}</Name>
      <Quiet>
        {[
          file.width && `${file.width} × ${file.height}`,
          part && t('media.cropped', part),
          file.folder,
          file.mime.startsWith('image/') && (file.alternativeText || t('media.noAlt')),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
    </>
  );
}

const Target = styled.div`
  border-radius: 4px;

  &[data-over] {
    outline: 2px dashed ${({ theme }) => theme.colors.primary600};
    outline-offset: 3px;
  }

  > ${Picture} {
    aspect-ratio: 16 / 9;
  }
`;

const Name = styled.p`
  padding-block-start: 6px;
  overflow-wrap: anywhere;
  font-size: 1.2rem;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block-start: 6px;
`;

const Problem = styled.p`
  padding-block-start: 4px;
  color: ${({ theme }) => theme.colors.danger600};
  font-size: 1.15rem;
`;
