import { choice } from 'page-format/fields';
import { link } from './link.ts';

/** What a click does: it opens a link or a popup, which holds blocks. */
export const CLICK_ACTION = {
  actionType: choice({
    label: { en: 'On click', de: 'Beim Klick', nl: 'Bij een klik', fr: 'Au clic' },
    group: 'content',
    default: 'link',
    options: [
      {
        value: 'link',
        label: { en: 'Opens a link', de: 'Öffnet einen Link', nl: 'Opent een link', fr: 'Ouvre un lien' },
      },
      {
        value: 'popup',
        label: { en: 'Opens a popup', de: 'Öffnet ein Popup', nl: 'Opent een pop-up', fr: 'Ouvre une pop-up' },
      },
    ],
  }),
  link: link({
    label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' },
    default: '/',
    when: { prop: 'actionType', is: 'link' },
  }),
};

export const POPUP_AREA = {
  label: { en: 'Popup', de: 'Popup', nl: 'Pop-up', fr: 'Pop-up' },
  popup: true,
  needed: { prop: 'actionType', is: 'popup' },
};
