import { type ColourField, PALETTE } from '@lumavelo/blocks/fields';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/use-text.ts';
import { Input } from '../../chrome/layout.ts';
import type { ControlProps } from '../control-props.ts';

/** A colour of the palette, or any other by its value. */
export function ColourControl({
  field,
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
}: ControlProps<ColourField, string>) {
  const { say, read } = useText();
  const own = value in PALETTE ? '' : value;
  const [typed, setTyped] = useState(own);
  useEffect(() => setTyped(own), [own]);

  const type = (text: string) => {
    setTyped(text);
    if (field.schema.safeParse(text).success) onChange(text);
  };

  return (
    <>
      <Swatches>
        {Object.entries(PALETTE).map(([name, colour]) => (
          <Swatch key={name} title={read(colour.label)}>
            <input
              type="radio"
              name={id}
              aria-label={read(colour.label)}
              aria-describedby={describedBy}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            <span style={{ background: colour.value }} />
          </Swatch>
        ))}
      </Swatches>
      <Input
        type="text"
        aria-label={say('colour.custom')}
        aria-invalid={isInvalid || undefined}
        placeholder="#1d6b4f"
        maxLength={7}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(own)}
      />
    </>
  );
}

const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 2px 8px;
`;

const Swatch = styled.label`
  position: relative;
  display: block;
  inline-size: 24px;
  block-size: 24px;

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
