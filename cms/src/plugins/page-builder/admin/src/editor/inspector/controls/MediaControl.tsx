import type { MediaReference } from 'page-format';
import type { MediaField } from 'page-format/fields';
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
import { useFileTarget } from '../../files/use-file-target.ts';
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
  const { openMediaLibrary } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState('');
  const opener = useRef<HTMLButtonElement>(null);

  const target = useFileTarget((files) => {
    setDropped(files);
    setOpen(true);
  });
  const close = () => {
    setOpen(false);
    setDropped([]);
    // A dialog gives the focus back to nobody: what opened it is no trigger of its own.
    setTimeout(() => opener.current?.focus());
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
    <Target {...target}>
      {value && <ChosenFile reference={value} />}
      <Buttons>
        <PlainButton ref={opener} type="button" data-picks aria-describedby={describedBy} onClick={() => setOpen(true)}>
          {value ? t('common.replace') : t(`files.title.${field.accepts}`)}
        </PlainButton>
        {value && path && canCrop(field, value) && <CropButton reference={value} path={path} onChange={onChange} />}
        {value && (
          <PlainButton type="button" onClick={() => onChange(null)}>
            {t('common.remove')}
          </PlainButton>
        )}
        {value && <UsesButton target={{ type: 'media', documentId: value.documentId }} />}
      </Buttons>
      {problem && <Problem role="alert">{problem}</Problem>}
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

interface CropButtonProps {
  reference: MediaReference;
  path: readonly (string | number)[];
  onChange(reference: MediaReference): void;
}

function CropButton({ reference, path, onChange }: CropButtonProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setTimeout(() => opener.current?.focus());
  };
  return (
    <>
      <PlainButton ref={opener} type="button" data-crops onClick={() => setOpen(true)}>
        {t('media.crop')}
      </PlainButton>
      {isOpen && (
        <CropDialog
          reference={reference}
          path={path}
          onDone={(cropped) => {
            onChange(cropped);
            commands.announce(t('crop.changed'));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

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
