import { Typography } from '@strapi/design-system';
import type { PageSettingProps } from 'strapi-plugin-page-builder/admin';
import { useTranslation } from '../text/use-translation.ts';
import { SettingLink } from './SettingLink.tsx';
import { MENU_TYPE, useMenuPlaces } from './use-menu-places.ts';

/** Where header and footer lead to the page, and the way to the menus, which are an entry of their own. */
export function MenuSetting({ documentId, locale }: PageSettingProps) {
  const { t } = useTranslation();
  const places = useMenuPlaces(documentId, locale);
  if (!places) return null;
  if (typeof places === 'string') {
    return (
      <Typography variant="pi" textColor="neutral600">
        {places}
      </Typography>
    );
  }
  return (
    <>
      {places.map(({ menu, index, count }) => (
        <Typography key={menu} variant="pi">
          {index < 0 ? t(`menus.${menu}.absent`) : t(`menus.${menu}.present`, { place: index + 1, count })}
        </Typography>
      ))}
      <SettingLink to={`/content-manager/single-types/${MENU_TYPE}`} locale={locale}>
        {t('menus.open')}
      </SettingLink>
    </>
  );
}
