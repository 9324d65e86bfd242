import type { Facts, FactsResponse } from '@lumavelo/blocks/contract';
import { PLACEHOLDER_NAMES, PLACEHOLDERS, writeFact } from '@lumavelo/blocks/placeholders';
import { type Country, isLocale, languageTag } from '@lumavelo/blocks/site';
import { Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { translate } from 'page-format';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type PageSettingProps, useDescribeFailure } from 'strapi-plugin-page-builder/admin';
import styled from 'styled-components';
import { sites } from '../sites/sites.ts';
import { useTranslation } from '../text/use-translation.ts';

/** What may be written into texts in the place of counts and prices, and what visitors of a site of the page read there. */
export function FactsSetting(entry: PageSettingProps) {
  const { t } = useTranslation();
  const { formatMessage, locale: language } = useIntl();
  const { locale = 'nl' } = entry;
  const [site] = sites.listSites(entry) ?? [];
  const country = site?.id as Country | undefined;
  const facts = useFacts(country);
  if (!site || !country || !isLocale(locale)) return null;
  if (typeof facts === 'string') {
    return (
      <Typography variant="pi" textColor="neutral600">
        {facts}
      </Typography>
    );
  }

  const place = { country, lang: languageTag(locale, country) };
  return (
    <>
      <Typography variant="pi" textColor="neutral600">
        {t('facts.about', { site: formatMessage(site.name) })}
      </Typography>
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

/** @returns a sentence where they cannot be read, undefined while they are */
function useFacts(country: Country | undefined): Facts | string | undefined {
  const { get } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [facts, setFacts] = useState<Facts | string>();
  useEffect(() => {
    if (country === undefined) return;
    let isGone = false;
    get<FactsResponse>(`/api/facts?country=${country}`).then(
      ({ data }) => !isGone && setFacts(data.data),
      (error: unknown) => !isGone && setFacts(describeFailure(error)),
    );
    return () => {
      isGone = true;
    };
  }, [get, describeFailure, country]);
  return facts;
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
