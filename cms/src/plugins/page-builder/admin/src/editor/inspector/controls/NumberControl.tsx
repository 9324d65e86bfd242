import type { NumberField } from 'page-format/fields';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Input } from '../../../kit/layout.ts';
import { accessibility, type ControlProps } from '../control-props.ts';

/** A number within bounds. What is typed stays on screen while it is no such number yet; only good ones are stored. */
export function NumberControl({ field, value, onChange, ...rest }: ControlProps<NumberField, number>) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => {
    setTyped((current) => (Number(current) === value && current.trim() !== '' ? current : String(value)));
  }, [value]);

  const type = (text: string) => {
    setTyped(text);
    const next = Number(text);
    if (text.trim() !== '' && field.schema.safeParse(next).success) onChange(next);
  };

  return (
    <Row>
      <Input
        {...accessibility(rest)}
        type="number"
        min={field.min}
        max={field.max}
        step={field.step}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(String(value))}
      />
      {field.unit && <span>{field.unit}</span>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;
