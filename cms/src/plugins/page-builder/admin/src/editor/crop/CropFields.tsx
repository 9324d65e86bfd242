import type { Crop, FocalPoint } from 'page-format';
import { LEAST_CROP } from 'page-format/fields';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Input, Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { type Cut, pixelsOf, pointWithin, RATIOS, type Ratio, setSide } from './cut.ts';

interface CropFieldsProps {
  cut: Cut;
  point: FocalPoint;
  /** Of the original, in pixels. */
  size: { width: number; height: number };
  shape: number | undefined;
  ratio: Ratio;
  onRatio(ratio: Ratio): void;
  onChange(cut: Cut): void;
}

const SIDES = ['x', 'y', 'width', 'height'] as const satisfies readonly (keyof Crop)[];
const POINT = ['x', 'y'] as const satisfies readonly (keyof FocalPoint)[];

/** The same as on the picture, as numbers, and the shapes that a part can be held to. */
export function CropFields({ cut, point, size, shape, ratio, onRatio, onChange }: CropFieldsProps) {
  const { t } = useTranslation();
  const { crop } = cut;
  const picture = size.width / size.height;
  return (
    <Fields>
      <Group>
        <legend>{t('crop.shape')}</legend>
        <Shapes>
          {(Object.keys(RATIOS) as Ratio[]).map((name) => (
            <Shape key={name}>
              <input type="radio" name="crop-shape" checked={ratio === name} onChange={() => onRatio(name)} />
              <span>{name === 'free' || name === 'original' ? t(`crop.shape.${name}`) : name.replace(':', ' : ')}</span>
            </Shape>
          ))}
        </Shapes>
      </Group>
      <Group>
        <legend>{t('crop.part')}</legend>
        <Numbers>
          {SIDES.map((side) => (
            <NumberField
              key={side}
              label={t(`crop.side.${side}`)}
              least={side === 'width' || side === 'height' ? LEAST_CROP : 0}
              value={crop[side]}
              onChange={(value) => onChange({ ...cut, crop: setSide(crop, side, value, shape, picture) })}
            />
          ))}
        </Numbers>
      </Group>
      <Group>
        <legend>{t('crop.focalPoint')}</legend>
        <Numbers>
          {POINT.map((side) => (
            <NumberField
              key={side}
              label={t(`crop.side.${side}`)}
              least={0}
              value={point[side]}
              onChange={(value) => onChange({ ...cut, focalPoint: pointWithin({ ...point, [side]: value }, crop) })}
            />
          ))}
        </Numbers>
      </Group>
      <Quiet role="status">
        {useSettled(t('crop.result', { ...pixelsOf(crop, size), x: Math.round(point.x), y: Math.round(point.y) }))}
      </Quiet>
    </Fields>
  );
}

interface NumberFieldProps {
  label: string;
  least: number;
  value: number;
  onChange(value: number): void;
}

/** Takes what is typed once it is a number of the field, and shows what came of it when it is left. */
function NumberField({ label, least, value, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Labelled>
      {label}
      <Input
        type="number"
        min={least}
        max={100}
        step="any"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value !== '' && event.target.valueAsNumber >= least) onChange(event.target.valueAsNumber);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Labelled>
  );
}

const PAUSE_MS = 500;

/** A text once it stays the same: what is dragged is said when it stands. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 6px;
    font-weight: 600;
  }
`;

const Shapes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Shape = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding: 2px 10px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  font-size: 1.2rem;
  white-space: nowrap;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px 10px;
`;

const Labelled = styled.label`
  display: grid;
  gap: 3px;
  font-size: 1.2rem;
`;
