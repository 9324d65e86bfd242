import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { FieldInputProps } from 'strapi-plugin-page-builder/admin';
import { useTranslation } from '../text/use-translation.ts';
import { isYear, readYear } from './year.ts';

/** The field `plugin::lumavelo.year`: four digits as people write them, where Strapi's number field shows 2,026. */
export default function YearInput(props: FieldInputProps) {
  const { name, label, hint, labelAction, required = false, disabled = false, attribute = {} } = props;
  const { t } = useTranslation();
  const { value, error, onChange } = useField<number | string | null>(name);
  const [isTyping, setTyping] = useState(false);
  const { min = 1000, max = 9999 } = attribute;
  const isWrong = value !== null && value !== undefined && !isYear(value, { min, max });
  // Nobody is told that a year is wrong while its digits are being typed.
  const sentence = isWrong && (error || !isTyping) ? t('year.wrong', { min, max }) : error;

  return (
    <Field.Root name={name} error={sentence} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Field.Input
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => {
          setTyping(true);
          onChange(name, readYear(target.value));
        }}
        onBlur={() => setTyping(false)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
