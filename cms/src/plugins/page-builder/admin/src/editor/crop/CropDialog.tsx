import { Cross } from '@strapi/icons';
import type { MediaReference } from 'page-format';
import { type SyntheticEvent, useId, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { dialogLook, PlainButton, PrimaryButton, Quiet, STACKED } from '../../kit/layout.ts';
import { useModal } from '../../kit/use-modal.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useReferenceState } from '../pickers/use-reference-state.ts';
import { CropFields } from './CropFields.tsx';
import { CropPreviews } from './CropPreviews.tsx';
import { CropStage } from './CropStage.tsx';
import { applyCut, type Cut, fitRatio, type Ratio, ratioOf, WHOLE } from './cut.ts';

interface CropDialogProps {
  reference: MediaReference;
  /** Of the property in its block. */
  path: readonly (string | number)[];
  onDone(reference: MediaReference): void;
  onClose(): void;
}

/**
 * Which part of a picture is shown where it is used, and what of it stays in view where its place cuts it. Nothing is
 * changed until it is done, and that is one step.
 */
export function CropDialog({ reference, path, onDone, onClose }: CropDialogProps) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const titleId = useId();
  const [cut, setCut] = useState<Cut>({ crop: reference.crop ?? WHOLE, focalPoint: reference.focalPoint });
  const [ratio, setRatio] = useState<Ratio>('free');
  const state = useReferenceState(reference);
  const file = { focalPoint: null, ...reference.snapshot, ...(state.status === 'found' && state.entry) };
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  const picture = size.width / size.height;
  const shape = ratioOf(ratio, picture);
  const middle = { x: cut.crop.x + cut.crop.width / 2, y: cut.crop.y + cut.crop.height / 2 };
  const point = cut.focalPoint ?? file.focalPoint ?? middle;

  useLayoutEffect(() => {
    modal.ref.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus();
  }, [modal.ref]);

  const finish = (event: SyntheticEvent) => {
    event.preventDefault();
    onDone(applyCut(reference, cut));
  };
  const reset = () => {
    setRatio('free');
    setCut({ crop: WHOLE, focalPoint: undefined });
  };

  return (
    <Dialog
      {...modal}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        modal.onKeyDown(event);
        // A form takes Enter from its fields by itself, and not from what is moved on the picture.
        if (event.key === 'Enter' && (event.target as Element).closest('[data-stage]')) finish(event);
      }}
    >
      <Form onSubmit={finish}>
        <Head>
          <h2 id={titleId}>{t('crop.title')}</h2>
          <IconButton label={t('common.close')} icon={<Cross />} onClick={onClose} />
        </Head>
        <Body>
          <div>
            <CropStage url={file.url} size={size} shape={shape} cut={cut} point={point} onChange={setCut} />
            <Hint>{t('crop.hint')}</Hint>
          </div>
          <CropFields
            {...{ cut, point, size, shape, ratio }}
            onRatio={(next) => {
              setRatio(next);
              const held = ratioOf(next, picture);
              if (held !== undefined) setCut({ ...cut, crop: fitRatio(cut.crop, held, picture) });
            }}
            onChange={setCut}
          />
          <CropPreviews path={path} reference={applyCut(reference, cut)} file={file} />
        </Body>
        <Foot>
          <PlainButton type="button" onClick={reset}>
            {t('crop.reset')}
          </PlainButton>
          <span />
          <PlainButton type="button" onClick={onClose}>
            {t('common.cancel')}
          </PlainButton>
          <PrimaryButton type="submit">{t('crop.done')}</PrimaryButton>
        </Foot>
      </Form>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  ${dialogLook}
  inline-size: min(1120px, calc(100vw - 32px));
  max-inline-size: none;
  /* Its height is given: what is dragged would move away as soon as the previews below it change theirs. */
  block-size: min(880px, calc(100dvh - 32px));
  max-block-size: none;

  @media ${STACKED} {
    inline-size: 100vw;
    block-size: 100dvh;
    border-radius: 0;
  }
`;

/** Its middle scrolls; the ways out stay in sight. */
const Form = styled.form`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  padding: 10px 10px 10px 18px;

  h2 {
    flex: 1;
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) 280px;
  align-content: start;
  gap: 16px 20px;
  overflow: auto;
  padding: 6px 18px 18px;

  @media ${STACKED} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled(Quiet)`
  padding-block-start: 8px;
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 18px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  > span {
    flex: 1;
  }
`;
