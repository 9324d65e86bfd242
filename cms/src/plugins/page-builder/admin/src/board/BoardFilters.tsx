import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { BOARD_STATES, type BoardAnswer } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import { SearchInput } from './SearchInput.tsx';

/** What is asked of the server; see its route. */
export type BoardQuestion = Readonly<
  Partial<Record<'search' | 'locale' | 'state' | 'person' | 'page' | `filters[${string}]`, string>>
>;

/** A select has no value that is empty, and nothing else is called so. */
const ALL = ' ';

interface BoardFiltersProps {
  question: BoardQuestion;
  meta: Pick<BoardAnswer['meta'], 'languages' | 'filters' | 'people'>;
  onChange(change: BoardQuestion): void;
}

/** Narrows the board: by titles, to one language, to pages in a state, of a person, and with a value of an attribute. */
export function BoardFilters({ question, meta: { languages, filters, people }, onChange }: BoardFiltersProps) {
  const { t } = useTranslation();
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end">
      <SearchInput label={t('board.search')} value={question.search ?? ''} onChange={onChange} />
      <Choice
        label={t('board.language')}
        value={question.locale}
        all={t('board.allLanguages')}
        options={languages.map(({ code, name }) => [code, name] as const)}
        onChange={(locale) => onChange({ locale })}
      />
      <Choice
        label={t('board.state')}
        value={question.state}
        all={t('board.state.all')}
        options={BOARD_STATES.map((state) => [state, t(`board.state.${state}`)] as const)}
        onChange={(state) => onChange({ state })}
      />
      {people.length > 0 && (
        <Choice
          label={t('board.person')}
          value={question.person}
          all={t('board.allPeople')}
          options={people.map(({ id, name }) => [String(id), name] as const)}
          onChange={(person) => onChange({ person })}
        />
      )}
      {filters.map(({ name, label, values }) => (
        <Choice
          key={name}
          label={label}
          value={question[`filters[${name}]`]}
          all={t('board.allValues')}
          options={values.map((value) => [value, value] as const)}
          onChange={(value) => onChange({ [`filters[${name}]`]: value })}
        />
      ))}
    </Flex>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  /** What it says where nothing is chosen. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
  /** @param value empty for all */
  onChange(value: string): void;
}

function Choice({ label, value = ALL, all, options, onChange }: ChoiceProps) {
  return (
    <Field.Root flex="1 1 14rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(chosen === ALL ? '' : String(chosen))}>
        {[[ALL, all] as const, ...options].map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
