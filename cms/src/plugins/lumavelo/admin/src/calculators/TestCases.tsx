import { Box, Button, Field, Flex, IconButton, TextInput, Typography } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { useState } from 'react';
import type { TestCase, TestResult } from '../../../shared/try-out.ts';
import { useTranslation } from '../text/use-translation.ts';

interface TestCasesProps {
  testCases: readonly TestCase[];
  results: readonly TestResult[];
  disabled: boolean;
  canAdd: boolean;
  onAdd(name: string): void;
  onRemove(index: number): void;
}

/** The saved test cases with how each does now, and the way to save what stands in the panel as another. */
export function TestCases({ testCases, results, disabled, canAdd, onAdd, onRemove }: TestCasesProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const add = () => {
    onAdd(name.trim());
    setName('');
  };
  return (
    <Box>
      <Typography variant="delta" tag="h3">
        {t('calculator.tests')}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {t(testCases.length === 0 ? 'calculator.noTests' : 'calculator.testsHint')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={3}>
        {testCases.map((testCase, index) => (
          <Flex key={index} tag="li" gap={3} justifyContent="space-between">
            <Flex gap={3} wrap="wrap">
              <Typography fontWeight="semiBold">{testCase.name}</Typography>
              <TestState result={results[index]} />
            </Flex>
            {!disabled && (
              <IconButton
                type="button"
                label={t('calculator.remove', { name: testCase.name })}
                onClick={() => onRemove(index)}
              >
                <Trash />
              </IconButton>
            )}
          </Flex>
        ))}
      </Flex>
      {!disabled && (
        <Flex gap={3} alignItems="flex-end" paddingTop={4}>
          <Box flex="1" maxWidth="24rem">
            <Field.Root>
              <Field.Label>{t('calculator.testName')}</Field.Label>
              <TextInput
                value={name}
                maxLength={200}
                onChange={(event: { target: { value: string } }) => setName(event.target.value)}
              />
            </Field.Root>
          </Box>
          <Button type="button" variant="secondary" disabled={!canAdd || name.trim() === ''} onClick={add}>
            {t('calculator.save')}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function TestState({ result }: { result: TestResult | undefined }) {
  const { t } = useTranslation();
  if (!result) return <Typography textColor="neutral600">{t('calculator.untested')}</Typography>;
  if (result.passed) return <Typography textColor="success600">{t('calculator.passed')}</Typography>;
  const list = result.failures.map((failure) => t('calculator.failure', failure)).join(', ');
  return <Typography textColor="danger600">{t('calculator.testFails', { list })}</Typography>;
}
