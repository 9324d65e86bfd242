import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { BOARD_STATES, type BoardAnswer } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import { SearchInput } from './SearchInput.tsx';

/** What is asked of the server; see its route. */
export type BoardQuestion = Readonly<Partial<Record<'search' | 'locale' | 'state' | 'page', string>>>;

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
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <SearchInput label={t('board.search')} value={question.search ?? ''} onChange={onChange} />
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
