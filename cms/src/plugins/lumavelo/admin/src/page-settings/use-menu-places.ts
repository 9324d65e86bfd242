import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useDescribeFailure } from 'strapi-plugin-page-builder/admin';
import { useTranslation } from '../text/use-translation.ts';

export const MENU_TYPE = 'api::menu.menu';

const MENUS = { header: 'headerPages', footer: 'footerPages' } as const;

export interface MenuPlace {
  menu: keyof typeof MENUS;
  /** Counted from 0; -1 when the menu does not lead to the page. */
  index: number;
  /** How many pages the menu leads to. */
  count: number;
}

/** More pages than a menu has room for. */
const MOST = 100;

/**
 * Where the menus of a locale lead to a page.
 * @param saved another value once the menus were saved with the page: they are read again
 * @returns undefined until it is known; a sentence where it cannot be read
 */
export function useMenuPlaces(
  documentId: string | undefined,
  locale: string | undefined,
  saved: unknown,
): readonly MenuPlace[] | string | undefined {
  const { get } = useFetchClient();
  const { t } = useTranslation();
  const describeFailure = useDescribeFailure();
  const [places, setPlaces] = useState<readonly MenuPlace[] | string>();

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly MenuPlace[] | string) => {
      if (!isGone) setPlaces(found);
    };
    const params = { ...(locale && { locale }) };
    const readMenu = async (id: string, menu: MenuPlace['menu']): Promise<MenuPlace> => {
      const { data } = await get<{ results: { documentId: string }[] }>(
        `/content-manager/relations/${MENU_TYPE}/${id}/${MENUS[menu]}`,
        { params: { ...params, pageSize: MOST } },
      );
      // The content manager names the last one first.
      const pages = data.results.map((page) => page.documentId).reverse();
      return { menu, index: documentId === undefined ? -1 : pages.indexOf(documentId), count: pages.length };
    };
    const read = async () => {
      try {
        const { data } = await get<{ data: { documentId?: string } }>(`/content-manager/single-types/${MENU_TYPE}`, {
          params,
        });
        const { documentId: id } = data.data;
        show(id === undefined ? ABSENT : await Promise.all([readMenu(id, 'header'), readMenu(id, 'footer')]));
      } catch (error) {
        // In a language without menus there is nothing to read.
        const status = isFetchError(error) ? error.status : undefined;
        show(status === 404 ? ABSENT : status === 403 ? t('menus.forbidden') : describeFailure(error));
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [get, t, describeFailure, documentId, locale, saved]);

  return places;
}

const ABSENT: readonly MenuPlace[] = [
  { menu: 'header', index: -1, count: 0 },
  { menu: 'footer', index: -1, count: 0 },
];
