import './api/configure-zod.ts';
import { Earth, Layout, Link as LinkIcon, Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { apis } from './api/apis.ts';
import { ConflictPanel } from './bases/ConflictPanel.tsx';
import { basesMiddleware, nameBases } from './bases/name-bases.ts';
import { refreshMiddleware } from './bases/refresh-entry.ts';
import { removalMiddleware } from './leaving/offer-removal.ts';
import { checkBeforePublishing, duplicateInLanguages } from './lists/change-actions.tsx';
import { PLUGIN_ID } from './plugin-id.ts';
import { PublishingPanel } from './publishing/PublishingPanel.tsx';
import { en, type TextKey } from './translations/en.ts';
import { loadTexts } from './translations/load-texts.ts';
// Reads where the admin was opened.
import './uses/arrival.ts';
import { askBeforeBreaking, askingMiddleware } from './uses/ask-before-breaking.ts';
import { UsesPanel } from './uses/UsesPanel.tsx';
import { ZonesPanel } from './zones/ZonesPanel.tsx';

const text = (key: TextKey) => ({ id: `${PLUGIN_ID}.${key}`, defaultMessage: en[key] });

/** The plugin's side of the admin: its custom field, its panels, and what other plugins can add to it. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID, apis: { ...apis } });
    app.customFields.register([
      {
        name: 'page',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: Layout,
        intlLabel: text('field.label'),
        intlDescription: text('field.description'),
        // Strapi declares a field's component without the props that it passes to it.
        components: { Input: () => import('./field/PageField.tsx') as unknown as Promise<{ default: ComponentType }> },
      },
      {
        name: 'slug',
        pluginId: PLUGIN_ID,
        type: 'string',
        icon: LinkIcon,
        intlLabel: text('slug.label'),
        intlDescription: text('slug.description'),
        components: { Input: () => import('./field/SlugInput.tsx') as unknown as Promise<{ default: ComponentType }> },
      },
    ]);
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}/translations`,
      icon: Earth,
      intlLabel: text('board.title'),
      permissions: [{ action: 'plugin::content-manager.explorer.read', subject: null }],
      Component: () => import('./board/TranslationPages.tsx'),
    });
    app.addMenuLink({
      to: `plugins/${PLUGIN_ID}/deleted`,
      icon: Trash,
      intlLabel: text('deleted.title'),
      permissions: [],
      Component: () => import('./deleted/DeletedPages.tsx'),
    });
    app.addMiddlewares([
      () => refreshMiddleware,
      () => basesMiddleware,
      () => askingMiddleware,
      () => removalMiddleware,
    ]);
  },

  bootstrap(app: StrapiApp) {
    const { addBulkAction, addDocumentAction, addEditViewSidePanel } = app.getPlugin('content-manager').apis;
    nameBases();
    askBeforeBreaking();
    (addBulkAction as (change: typeof checkBeforePublishing) => void)(checkBeforePublishing);
    (addDocumentAction as (change: typeof duplicateInLanguages) => void)(duplicateInLanguages);
    type Panel = typeof ConflictPanel | typeof PublishingPanel | typeof UsesPanel | typeof ZonesPanel;
    (addEditViewSidePanel as (panels: Panel[]) => void)([ConflictPanel, PublishingPanel, UsesPanel, ZonesPanel]);
  },

  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(locales.map(async (locale) => ({ locale, data: await loadTexts(locale) })));
  },
};
