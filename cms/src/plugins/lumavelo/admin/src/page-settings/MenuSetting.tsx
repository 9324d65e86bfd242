import { Checkbox, Field } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { PageSettingProps } from 'strapi-plugin-page-builder/admin';
import { useTranslation } from '../text/use-translation.ts';
import { Hint } from './Hint.tsx';
import { SettingLink } from './SettingLink.tsx';
import { useMayChangeMenus } from './use-may-change-menus.ts';
import { MENU_TYPE, type MenuPlace, useMenuPlaces } from './use-menu-places.ts';

/** Which menus are to lead to the page, in the form beside the entry's fields; the server saves it with them. */
type Wanted = Partial<Record<MenuPlace['menu'], boolean>>;

/** Whether header and footer lead to the page, and the way to the menus, where their order is. */
export function MenuSetting({ documentId, locale }: PageSettingProps) {
  const { t } = useTranslation();
  const { values, initialValues, onChange } = useForm('MenuSetting', (form) => form);
  const { menus: wanted } = values as { menus?: Wanted };
  const { menus: saved } = initialValues as { menus?: Wanted };
  const places = useMenuPlaces(documentId, locale, saved);
  const mayChange = useMayChangeMenus();
  if (!places) return null;
  if (typeof places === 'string') return <Hint>{places}</Hint>;

  const choose = (menu: MenuPlace['menu'], isIn: boolean) => {
    // What was saved before is not sent again: somebody may have changed it since.
    const open = Object.entries(wanted ?? {}).filter(([name, value]) => saved?.[name as keyof Wanted] !== value);
    onChange('menus', { ...Object.fromEntries(open), [menu]: isIn });
  };
  return (
    <>
      {places.map(({ menu, index, count }) => (
        <Field.Root
          key={menu}
          hint={index < 0 ? t(`menus.${menu}.absent`) : t(`menus.${menu}.present`, { place: index + 1, count })}
        >
          <Checkbox
            checked={wanted?.[menu] ?? index >= 0}
            disabled={!mayChange}
            onCheckedChange={(isIn) => choose(menu, isIn === true)}
          >
            {t(`menus.${menu}.show`)}
          </Checkbox>
          <Field.Hint />
        </Field.Root>
      ))}
      <SettingLink to={`/content-manager/single-types/${MENU_TYPE}`} locale={locale}>
        {t('menus.open')}
      </SettingLink>
    </>
  );
}
