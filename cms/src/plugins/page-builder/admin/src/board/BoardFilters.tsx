import { Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { BOARD_STATES, type BoardAnswer, type BoardFilter } from '../../../shared/translation-board.ts';
import { getSites } from '../api/sites.ts';
import { useTranslation } from '../text/use-translation.ts';
import { SearchInput } from './SearchInput.tsx';

/** What is asked of the server; see its route. */
export type BoardQuestion = Readonly<
  Partial<Record<'search' | 'locale' | 'type' | 'state' | 'person' | 'page' | `filters[${string}]`, string>>
>;

/** A select has no value that is empty, and nothing else is called so. */
const ALL = ' ';

interface BoardFiltersProps {
  question: BoardQuestion;
  meta: Pick<BoardAnswer['meta'], 'languages' | 'types' | 'filters' | 'people'>;
  onChange(change: BoardQuestion): void;
}

/** Narrows the board: by titles, to one language, to a type, to pages in a state, of a person, and with a value of an attribute. */
export function BoardFilters({ question, meta: { languages, types, filters, people }, onChange }: BoardFiltersProps) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  const nameValue = ({ name, sitesOf }: BoardFilter, value: string) => {
    const site = sitesOf === null ? undefined : findSiteName(sitesOf, name, value);
    return site ? formatMessage(site) : value;
  };
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
      {types.length > 1 && (
        <Choice
          label={t('board.type')}
          value={question.type}
          all={t('board.allValues')}
          options={types.map(({ uid, name }) => [uid, name] as const)}
          onChange={(type) => onChange({ type })}
        />
      )}
      {people.length > 0 && (
        <Choice
          label={t('board.person')}
          value={question.person}
          all={t('board.allPeople')}
          options={people.map(({ id, name }) => [String(id), name] as const)}
          onChange={(person) => onChange({ person })}
        />
      )}
      {filters.map((filter) => (
        <Choice
          key={filter.name}
          label={filter.sitesOf === null ? filter.label : t('board.site')}
          value={question[`filters[${filter.name}]`]}
          all={t('board.allValues')}
          options={filter.values.map((value) => [value, nameValue(filter, value)] as const)}
          onChange={(value) => onChange({ [`filters[${filter.name}]`]: value })}
        />
      ))}
    </Flex>
  );
}

/** What a site that an entry can name is called; sites are asked for by entries. */
function findSiteName(model: string, attribute: string, site: string): MessageDescriptor | undefined {
  const sites = getSites();
  const values = { [attribute]: [site] };
  const found = sites.locales.flatMap((locale) => sites.listSites({ model, locale, values }) ?? []);
  return found.find(({ id }) => id === site)?.name;
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
