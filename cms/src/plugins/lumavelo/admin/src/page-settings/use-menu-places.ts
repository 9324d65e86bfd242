import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

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
 * @returns undefined until it is known
 */
export function useMenuPlaces(
  documentId: string | undefined,
  locale: string | undefined,
): readonly MenuPlace[] | 'forbidden' | undefined {
  const { get } = useFetchClient();
  const [places, setPlaces] = useState<readonly MenuPlace[] | 'forbidden'>();

  useEffect(() => {
    let isGone = false;
    const show = (found: readonly MenuPlace[] | 'forbidden') => {
      if (!isGone) setPlaces(found);
    };
    const params = { ...(locale && { locale }) };
    const readMenu = async (id: string, menu: MenuPlace['menu']): Promise<MenuPlace> => {
      const { data } = await get<{ results: { documentId: string }[] }>(
        `/content-manager/relations/${MENU_TYPE}/${id}/${MENUS[menu]}`,
        { params: { ...params, pageSize: MOST } },
      );
      const pages = data.results.map((page) => page.documentId);
      return { menu, index: documentId === undefined ? -1 : pages.indexOf(documentId), count: pages.length };
    };
    const read = async () => {
      try {
        const { data } = await get<{ data: { documentId: string } }>(`/content-manager/single-types/${MENU_TYPE}`, {
          params,
        });
        show(await Promise.all([readMenu(data.data.documentId, 'header'), readMenu(data.data.documentId, 'footer')]));
      } catch (error) {
        const isForbidden = isFetchError(error) && error.status === 403;
        // In a language without menus there is nothing to read.
        show(isForbidden ? 'forbidden' : [absent('header'), absent('footer')]);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [get, documentId, locale]);

  return places;
}

const absent = (menu: MenuPlace['menu']): MenuPlace => ({ menu, index: -1, count: 0 });
