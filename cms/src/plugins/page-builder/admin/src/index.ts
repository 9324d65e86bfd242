import './configure-zod.ts';
import { Layout } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { apis } from './api/apis.ts';
import { languages } from './api/languages.ts';
import { ConflictPanel } from './bases/ConflictPanel.tsx';
import { basesMiddleware, nameBases } from './bases/name-bases.ts';
import { refreshMiddleware } from './bases/refresh-entry.ts';
import { PLUGIN_ID } from './plugin-id.ts';
import { PublishingPanel } from './publishing/PublishingPanel.tsx';
import { prefixTexts } from './text/prefix-texts.ts';
import { en, type TextKey } from './translations/en.ts';

const text = (key: TextKey) => ({ id: `${PLUGIN_ID}.${key}`, defaultMessage: en[key] });

const translations: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  en: async () => en,
  de: async () => (await import('./translations/de.ts')).de,
};

/** The words of Strapi for a session that ended, which are wrong where the page editor keeps what was not saved. */
const SESSION_ENDED = 'app.session.ended.unsaved';

/** The plugin's side of the admin: its custom field, its panels, and what other plugins can add to it. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID, apis: { ...apis } });
    app.customFields.register({
      name: 'page',
      pluginId: PLUGIN_ID,
      type: 'json',
      icon: Layout,
      intlLabel: text('field.label'),
      intlDescription: text('field.description'),
      // Strapi declares a field's component without the props that it passes to it.
      components: { Input: () => import('./field/PageField.tsx') as unknown as Promise<{ default: ComponentType }> },
    });
    app.addMiddlewares([() => refreshMiddleware, () => basesMiddleware]);
  },

  bootstrap(app: StrapiApp) {
    const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
    nameBases();
    type Panel = typeof ConflictPanel | typeof PublishingPanel;
    (addEditViewSidePanel as (panels: Panel[]) => void)([ConflictPanel, PublishingPanel]);
  },

  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        const own = (await translations[locale]?.()) ?? {};
        const added = (await languages.find(locale)?.load()) ?? {};
        const data: Readonly<Record<string, string>> = { ...own, ...added };
        const ended = data['session.ended'];
        return { locale, data: { ...prefixTexts(PLUGIN_ID, data), ...(ended && { [SESSION_ENDED]: ended }) } };
      }),
    );
  },
};
