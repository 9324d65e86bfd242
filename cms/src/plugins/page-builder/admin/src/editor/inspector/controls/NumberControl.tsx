import type { NumberField } from 'page-format/fields';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Input } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { accessibility, type ControlProps } from '../control-props.ts';

/** A number within bounds. What is typed stays on screen while it is no such number yet; only good ones are stored. */
export function NumberControl({ field, value, onChange, ...rest }: ControlProps<NumberField, number>) {
  const { t } = useTranslation();
  const stored = rest.isMixed ? '' : String(value);
  const [typed, setTyped] = useState(stored);
  useEffect(() => {
    setTyped((current) => (Number(current) === value && current.trim() !== '' ? current : stored));
  }, [value, stored]);

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
        placeholder={rest.isMixed ? t('settings.mixed') : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(stored)}
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
