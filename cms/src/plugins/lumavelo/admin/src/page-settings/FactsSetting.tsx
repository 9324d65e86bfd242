import type { Facts, FactsResponse } from '@lumavelo/blocks/contract';
import { PLACEHOLDER_NAMES, PLACEHOLDERS, writeFact } from '@lumavelo/blocks/placeholders';
import { type Country, isLocale, languageTag } from '@lumavelo/blocks/site';
import { translate } from 'page-format';
import { useIntl } from 'react-intl';
import type { PageSettingProps } from 'strapi-plugin-page-builder/admin';
import styled from 'styled-components';
import { sites } from '../sites/sites.ts';
import { useTranslation } from '../text/use-translation.ts';
import { Hint } from './Hint.tsx';
import { useAnswer } from './use-answer.ts';

/** What may be written into texts in the place of counts and prices, and what visitors of a site of the page read there. */
export function FactsSetting(entry: PageSettingProps) {
  const { t } = useTranslation();
  const { formatMessage, locale: language } = useIntl();
  const { locale = 'nl' } = entry;
  const [site] = sites.listSites(entry) ?? [];
  const country = site?.id as Country | undefined;
  const facts = useAnswer<Facts>(
    async (get) => (country ? (await get<FactsResponse>(`/api/facts?country=${country}`)).data.data : undefined),
    [country],
  );
  if (!site || !country || !isLocale(locale)) return null;
  if (typeof facts === 'string') return <Hint>{facts}</Hint>;

  const place = { country, lang: languageTag(locale, country) };
  return (
    <>
      <Hint>{t('facts.about', { site: formatMessage(site.name) })}</Hint>
      <List>
        {PLACEHOLDER_NAMES.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
            <span>
              {translate(PLACEHOLDERS[name].label, language)}
              {': '}
              <strong>{(facts && writeFact(name, facts, place)) ?? t('facts.none')}</strong>
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  font-size: 1.2rem;
  line-height: 1.4;

  li {
    display: grid;
  }

  code {
    color: ${({ theme }) => theme.colors.primary700};
    /* One press selects it whole. */
    user-select: all;
  }

  strong {
    font-weight: 600;
  }
`;
