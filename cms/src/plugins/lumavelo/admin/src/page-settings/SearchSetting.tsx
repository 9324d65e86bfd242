import { type Country, documentTitle, isLocale, pagePath, SHARE_PICTURE_SIZE } from '@lumavelo/blocks/site';
import { Typography } from '@strapi/design-system';
import { countCharacters } from 'page-format';
import { useIntl } from 'react-intl';
import type { PageSettingProps } from 'strapi-plugin-page-builder/admin';
import styled from 'styled-components';
import { sites } from '../sites/sites.ts';
import { useTranslation } from '../text/use-translation.ts';
import { Hint } from './Hint.tsx';
import { SharePicture } from './SharePicture.tsx';

/** The component `page.seo` as the form has it. */
interface Seo {
  metaTitle?: string | null;
  metaDescription?: string | null;
  image?: { url: string; formats?: Partial<Record<string, { url: string }>> | null } | null;
  noIndex?: boolean | null;
}

/** Characters that search engines show of a title and of a description, about. */
const SHOWN = { title: 60, description: 155 };

/** The page as a search engine lists it, and as it looks where its address is shared. */
export function SearchSetting(entry: PageSettingProps) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  const { values, locale = 'nl', siteAddresses } = entry;
  const seo = (values.seo ?? {}) as Seo;
  const own = seo.metaTitle || text(values.title) || t('seo.untitled');
  const title = documentTitle(own);
  const description = seo.metaDescription ?? '';
  const [site, ...others] = sites.listSites(entry) ?? [];
  if (!site || !isLocale(locale)) return <Hint>{t('seo.nowhere')}</Hint>;

  const host = new URL(siteAddresses[site.id] ?? window.location.origin).host;
  const steps = pagePath(site.id as Country, locale, text(values.slug))
    .split('/')
    .filter(Boolean);
  const length = { title: countCharacters(title), description: countCharacters(description) };
  const picture = seo.image?.formats?.medium?.url ?? seo.image?.url;
  return (
    <>
      <figure>
        <Caption>{t('seo.result', { site: formatMessage(site.name), others: others.length })}</Caption>
        <Card>
          <Address>{[host, ...steps].join(' › ')}</Address>
          <Title>{title}</Title>
          <Description>{description || t('seo.noDescription')}</Description>
        </Card>
      </figure>
      {seo.noIndex && <Note>{t('seo.noIndex')}</Note>}
      {length.title > SHOWN.title && <Note>{t('seo.longTitle', { count: length.title, most: SHOWN.title })}</Note>}
      {length.description > SHOWN.description && (
        <Note>{t('seo.longDescription', { count: length.description, most: SHOWN.description })}</Note>
      )}
      <figure>
        <Caption>{t('seo.shared')}</Caption>
        <Card $flush>
          {picture ? <Picture src={fileUrl(picture)} alt="" /> : <SharePicture title={own} />}
          <Shared>
            <Address>{host}</Address>
            <strong>{own}</strong>
          </Shared>
        </Card>
      </figure>
    </>
  );
}

/** Files on the CMS's own disk have a path alone. */
function fileUrl(url: string): string {
  const { backendURL = '' } = (window.strapi ?? {}) as { backendURL?: string };
  return new URL(url, backendURL || window.location.origin).href;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function Note({ children }: { children: string }) {
  return (
    <Typography variant="pi" textColor="warning700">
      {children}
    </Typography>
  );
}

const Caption = styled.figcaption`
  padding-block-end: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;

const Card = styled.div<{ $flush?: boolean }>`
  overflow: hidden;
  padding: ${({ $flush }) => ($flush ? 0 : '12px')};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Address = styled.p`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.1rem;
`;

const Title = styled.p`
  display: -webkit-box;
  overflow: hidden;
  padding-block: 2px;
  color: ${({ theme }) => theme.colors.primary600};
  font-size: 1.5rem;
  line-height: 1.3;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.2rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  aspect-ratio: ${SHARE_PICTURE_SIZE.width} / ${SHARE_PICTURE_SIZE.height};
  object-fit: cover;
`;

const Shared = styled.div`
  padding: 8px 12px;

  strong {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 600;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
