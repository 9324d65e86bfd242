import { isFetchError } from '@strapi/strapi/admin';
import { useTranslation } from '../text/use-translation.ts';
import { useAnswer } from './use-answer.ts';

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
  const { t } = useTranslation();
  const params = { ...(locale && { locale }) };
  return useAnswer<readonly MenuPlace[]>(
    async (get) => {
      const readMenu = async (id: string, menu: MenuPlace['menu']): Promise<MenuPlace> => {
        const { data } = await get<{ results: { documentId: string }[] }>(
          `/content-manager/relations/${MENU_TYPE}/${id}/${MENUS[menu]}`,
          { params: { ...params, pageSize: MOST } },
        );
        // The content manager names the last one first.
        const pages = data.results.map((page) => page.documentId).reverse();
        return { menu, index: documentId === undefined ? -1 : pages.indexOf(documentId), count: pages.length };
      };
      try {
        const menus = `/content-manager/single-types/${MENU_TYPE}`;
        const { documentId: id } = (await get<{ data: { documentId?: string } }>(menus, { params })).data.data;
        return id === undefined ? ABSENT : await Promise.all([readMenu(id, 'header'), readMenu(id, 'footer')]);
      } catch (error) {
        // In a language without menus there is nothing to read.
        if (isFetchError(error) && error.status === 404) return ABSENT;
        throw error;
      }
    },
    [documentId, locale, saved],
    t('menus.forbidden'),
  );
}

const ABSENT: readonly MenuPlace[] = [
  { menu: 'header', index: -1, count: 0 },
  { menu: 'footer', index: -1, count: 0 },
];
