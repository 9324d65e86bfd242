import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useTranslation } from '../text/use-translation.ts';
import type { DeclaredCell } from './form-values.ts';
import { useCellLabel } from './use-cell-label.ts';

interface ValueFieldsProps {
  inputs: readonly DeclaredCell[];
  values: Readonly<Record<string, string>>;
  results: Readonly<Record<string, string>>;
  onChange(values: Record<string, string>): void;
}

/** A text field for every input cell; left empty, the workbook's own value counts, which it shows in grey. */
export function ValueFields({ inputs, values, results, onChange }: ValueFieldsProps) {
  const { t } = useTranslation();
  const labelOf = useCellLabel();
  if (inputs.length === 0) return <Typography textColor="neutral600">{t('calculator.noInputs')}</Typography>;

  const set = (cell: string, value: string) => {
    const { [cell]: _, ...others } = values;
    onChange(value === '' ? others : { ...others, [cell]: value });
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {inputs.map((input) => (
        <Field.Root key={input.cell}>
          <Field.Label>{labelOf(input)}</Field.Label>
          <TextInput
            value={values[input.cell] ?? ''}
            placeholder={values[input.cell] === undefined ? results[input.cell] : undefined}
            onChange={(event: { target: { value: string } }) => set(input.cell, event.target.value)}
          />
        </Field.Root>
      ))}
    </Flex>
  );
}
