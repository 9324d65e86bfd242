import type { ColourField, Palette } from 'page-format/fields';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isComposing } from '../../../kit/is-composing.ts';
import { Input, Quiet } from '../../../kit/layout.ts';
import { readColour } from '../../../model/colours.ts';
import { colourValue } from '../../../model/counterpart.ts';
import { useSelectedBlock } from '../../../store/use-store.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import type { ControlProps } from '../control-props.ts';
import { ColourContrast } from './ColourContrast.tsx';

const IS_HEX = /^#[0-9a-f]{6}$/i;

/** A colour of the palette, or any other by its value, in whatever notation; and how well text can be read with it. */
export function ColourControl({
  field,
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  isMixed,
}: ControlProps<ColourField, string>) {
  const { t } = useTranslation();
  const block = useSelectedBlock();
  const latest = useRef(onChange);
  latest.current = onChange;
  const choose = useCallback((name: string) => latest.current(name), []);
  return (
    <>
      <PaletteColours
        palette={field.palette}
        chosen={isMixed ? undefined : value}
        name={id}
        describedBy={describedBy}
        onChoose={choose}
      />
      {/* What is typed and not finished yet belongs to one block. */}
      <OwnColour key={block} palette={field.palette} value={value} isInvalid={isInvalid} onChange={onChange} />
      {isMixed && <Quiet>{t('settings.mixed')}</Quiet>}
      {field.use && !isMixed && <ColourContrast use={field.use} colour={colourValue(value, field.palette)} />}
    </>
  );
}

interface PaletteColoursProps {
  palette: Palette;
  chosen: string | undefined;
  name: string;
  describedBy: string | undefined;
  onChoose(name: string): void;
}

/** Drawn again when another colour is chosen; the block that it belongs to may be another one meanwhile. */
const PaletteColours = memo(function PaletteColours({
  palette,
  chosen,
  name,
  describedBy,
  onChoose,
}: PaletteColoursProps) {
  const { translate } = useTranslation();
  return (
    <Swatches>
      {Object.entries(palette).map(([key, colour]) => (
        <label key={key} title={translate(colour.label)}>
          <input
            type="radio"
            name={name}
            aria-label={translate(colour.label)}
            aria-describedby={describedBy}
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          <span style={{ background: colour.value }} />
        </label>
      ))}
    </Swatches>
  );
});

/** Any colour at all: picked, or typed in whatever notation. */
function OwnColour({
  palette,
  value,
  isInvalid,
  onChange,
}: Pick<ControlProps<ColourField, string>, 'value' | 'isInvalid' | 'onChange'> & { palette: Palette }) {
  const { t } = useTranslation();
  const own = Object.hasOwn(palette, value) ? '' : value;
  const [typed, setTyped] = useState(own);
  const [refused, setRefused] = useState('');
  useEffect(() => {
    setTyped(own);
    setRefused('');
  }, [own]);

  // Words are read when they are finished: "green" is on the way to "greenyellow".
  const finish = () => {
    if (typed.trim() === own) return setTyped(own);
    const colour = readColour(typed);
    setRefused(colour || typed.trim() === '' ? '' : typed.trim());
    setTyped(colour ?? own);
    if (colour && colour !== own) onChange(colour);
  };

  return (
    <>
      <Own>
        <input
          type="color"
          aria-label={t('colour.pick')}
          title={t('colour.pick')}
          value={readColour(colourValue(value, palette)) ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <Input
          type="text"
          aria-label={t('colour.custom')}
          aria-invalid={isInvalid || refused !== '' || undefined}
          placeholder={colourValue(value, palette)}
          maxLength={60}
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            setRefused('');
            if (IS_HEX.test(text)) onChange(text.toLowerCase());
          }}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && finish()}
        />
      </Own>
      <Quiet role="status">{refused !== '' && t('colour.unknown', { text: refused })}</Quiet>
    </>
  );
}

/** One styled element for all: a palette has a dozen colours, and each would be a component of its own. */
const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 2px 8px;

  label {
    position: relative;
    display: block;
    inline-size: 24px;
    block-size: 24px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: block;
    block-size: 100%;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    border-radius: 50%;
    /* It is the colour that is chosen. */
    forced-color-adjust: none;
  }

  input:checked + span {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  input:focus-visible + span {
    outline: 3px solid ${({ theme }) => theme.colors.primary500};
    outline-offset: 2px;
  }
`;

const Own = styled.div`
  display: flex;
  gap: 6px;

  > input[type='color'] {
    flex: none;
    inline-size: 40px;
    block-size: 32px;
    padding: 3px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    cursor: pointer;

    &:focus-visible {
      outline: 2px solid ${({ theme }) => theme.colors.primary600};
      outline-offset: 1px;
    }
  }
`;
