import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useId, useState } from 'react';
import type { FieldInputProps } from 'strapi-plugin-page-builder/admin';
import type { TestCase } from '../../../shared/try-out.ts';
import { useTranslation } from '../text/use-translation.ts';
import { Comparison } from './Comparison.tsx';
import { readForm } from './form-values.ts';
import { Plausibility } from './Plausibility.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { TestCases } from './TestCases.tsx';
import { readTestCases } from './try-out.ts';
import { useTryOut } from './use-try-out.ts';
import { ValueFields } from './ValueFields.tsx';

/**
 * The field of a calculator's test cases: a panel that calculates with the form as it stands, saved or not, and keeps
 * what was checked as a test case.
 */
export default function TryOutInput({ name, hint, disabled = false }: FieldInputProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { value, error, onChange } = useField<unknown>(name);
  const form = readForm(useForm('TryOut', ({ values }) => values) as Record<string, unknown>);
  const [values, setValues] = useState<Record<string, string>>({});
  const testCases = readTestCases(value);
  const { workbook, inputs, outputs } = form;
  const state = useTryOut(workbook === undefined ? undefined : { ...form, workbook, values, testCases });
  const answer = state.answer?.refusal === null ? state.answer : undefined;

  const save = (cases: TestCase[]) => onChange(name, cases.length > 0 ? cases : null);
  const addTest = (testName: string) => {
    const expected = Object.fromEntries(outputs.map(({ cell }) => [cell, answer?.results[cell] ?? '']));
    save([...testCases, { name: testName, values, expected }]);
  };

  return (
    <Field.Root name={name} error={error} hint={hint}>
      <Typography id={heading} variant="pi" fontWeight="bold">
        {t('calculator.label')}
      </Typography>
      <Box
        role="region"
        aria-labelledby={heading}
        padding={6}
        hasRadius
        borderColor={error ? 'danger600' : 'neutral200'}
        background="neutral0"
        width="100%"
      >
        {workbook === undefined ? (
          <Typography textColor="neutral600">{t('calculator.noWorkbook')}</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Notices state={state} />
            <Flex gap={8} alignItems="flex-start" wrap="wrap">
              <Box flex="1 1 20rem">
                <Flex justifyContent="space-between" paddingBottom={3}>
                  <Typography variant="delta" tag="h3">
                    {t('calculator.inputs')}
                  </Typography>
                  <Button
                    type="button"
                    size="S"
                    variant="tertiary"
                    disabled={Object.keys(values).length === 0}
                    onClick={() => setValues({})}
                  >
                    {t('calculator.reset')}
                  </Button>
                </Flex>
                <ValueFields inputs={inputs} values={values} results={answer?.results ?? {}} onChange={setValues} />
              </Box>
              <Box flex="1 1 24rem" aria-busy={state.status === 'waiting'}>
                <Typography variant="delta" tag="h3">
                  {t('calculator.outputs')}
                </Typography>
                <ResultsTable outputs={outputs} answer={answer} />
                {answer && <Comparison comparison={answer.comparison} />}
                {answer && <Plausibility probe={answer.probe} />}
              </Box>
            </Flex>
            <TestCases
              testCases={testCases}
              results={answer?.tests ?? []}
              disabled={disabled}
              canAdd={answer !== undefined && state.status === 'done' && outputs.length > 0}
              onAdd={addTest}
              onRemove={(index) => save(testCases.filter((_, position) => position !== index))}
            />
          </Flex>
        )}
      </Box>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** What stands between the editor and a result: a refused workbook, wrong cells, a failed call. */
function Notices({ state }: { state: ReturnType<typeof useTryOut> }) {
  const { t } = useTranslation();
  const { answer } = state;
  const notices: string[] = [];
  if (state.status === 'failed') notices.push(t('calculator.failed', { reason: state.reason }));
  else if (answer?.refusal) notices.push(t('calculator.refused', { reason: answer.refusal.message }));
  else if (answer) notices.push(...answer.faults.map(({ message }) => message));
  return (
    <>
      {notices.map((notice) => (
        <Typography key={notice} role="alert" textColor="danger600">
          {notice}
        </Typography>
      ))}
      {state.status === 'waiting' && !answer && (
        <Typography role="status" textColor="neutral600">
          {t('calculator.waiting')}
        </Typography>
      )}
    </>
  );
}
