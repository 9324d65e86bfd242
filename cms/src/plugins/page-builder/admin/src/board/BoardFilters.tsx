import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { BOARD_STATES, type BoardAnswer } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import type { BoardQuestion } from './use-board.ts';

/** Somebody has stopped typing. */
const PAUSE_MS = 300;

/** A select has no value that is empty. */
const ALL = 'all';

interface BoardFiltersProps {
  question: BoardQuestion;
  languages: BoardAnswer['meta']['languages'];
  onChange(change: BoardQuestion): void;
}

/** Narrows the board: by titles, to one language, and to pages in a state. */
export function BoardFilters({ question, languages, onChange }: BoardFiltersProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState(question.search ?? '');
  useEffect(() => {
    if (search === (question.search ?? '')) return;
    const timer = setTimeout(() => onChange({ search }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, question.search, onChange]);
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <Field.Root flex="2 1 24rem">
        <Field.Label>{t('board.search')}</Field.Label>
        <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field.Root>
      <Choice
        label={t('board.language')}
        value={question.locale}
        options={[[ALL, t('board.allLanguages')], ...languages.map(({ code, name }) => [code, name] as const)]}
        onChange={(locale) => onChange({ locale })}
      />
      <Choice
        label={t('board.state')}
        value={question.state}
        options={([ALL, ...BOARD_STATES] as const).map((state) => [state, t(`board.state.${state}`)] as const)}
        onChange={(state) => onChange({ state })}
      />
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  /** @param value empty for all */
  onChange(value: string): void;
}

function Choice({ label, value = ALL, options, onChange }: ChoiceProps) {
  return (
    <Field.Root flex="1 1 14rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(chosen === ALL ? '' : String(chosen))}>
        {options.map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
