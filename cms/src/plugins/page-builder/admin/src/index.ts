import './configure-zod.ts';

import { COUNTRIES } from '@lumavelo/blocks/site';
import { Calendar, ChartPie, Earth, Layout } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { demoBannerMiddleware } from './banner/demo-banner.ts';
import { ConflictPanel } from './bases/ConflictPanel.tsx';
import { basesMiddleware, nameBases } from './bases/name-bases.ts';
import type { FieldInputProps } from './field/input-props.ts';
import { refreshMiddleware } from './field/refresh-entry.ts';
import { writeCells } from './lists/write-cells.tsx';
import { PLUGIN_ID } from './plugin-id.ts';
import { PublishingPanel } from './publishing/PublishingPanel.tsx';
import { RedirectsPanel } from './redirects/RedirectsPanel.tsx';
import { actOnOwn } from './rights/act-on-own.tsx';
import { keepToOwnEntries } from './rights/keep-to-own-entries.ts';
import { offerWhatIsAllowed } from './rights/offer-what-is-allowed.ts';
import { en, type TextKey } from './translations/en.ts';

const text = (key: TextKey) => ({ id: `${PLUGIN_ID}.${key}`, defaultMessage: en[key] });

const translations: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  en: async () => en,
  de: async () => (await import('./translations/de.ts')).de,
};

/**
 * Words of Strapi, and ours in their place: one is wrong where the page editor keeps what was not saved, and switches that
 * say "true" and "false" are for programmers.
 */
const STRAPI_SENTENCES: Readonly<Record<string, TextKey>> = {
  'app.session.ended.unsaved': 'session.ended',
  'app.components.ToggleCheckbox.on-label': 'value.yes',
  'app.components.ToggleCheckbox.off-label': 'value.no',
};

/** Values that the admin lets people choose from in forms and lists, by their texts: Strapi has only the values to show. */
const VALUES: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(COUNTRIES.map((country) => [country, `countries.${country}` as const])),
  money: 'value.money',
  number: 'value.number',
  percent: 'value.percent',
  yesNo: 'value.yesNo',
  choice: 'value.choice',
  text: 'value.text',
  visitor: 'value.visitor',
  vat: 'value.vat',
  leasingFactor: 'value.leasingFactor',
  residualValue: 'value.residualValue',
  fixed: 'value.fixed',
};

/** Strapi declares a field's component without the props that it passes to it. */
function inputOf(load: () => Promise<{ default: ComponentType<FieldInputProps> }>) {
  return load as () => Promise<{ default: ComponentType }>;
}

/** The plugin's side of the admin: its custom fields, their texts, and the note that this is a demo. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID });
    app.customFields.register([
      {
        name: 'page',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: Layout,
        intlLabel: text('field.label'),
        intlDescription: text('field.description'),
        components: { Input: inputOf(() => import('./field/PageField.tsx')) },
      },
      {
        name: 'calculator-tests',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: ChartPie,
        intlLabel: text('calculator.label'),
        intlDescription: text('calculator.description'),
        components: { Input: inputOf(() => import('./calculators/TryOutInput.tsx')) },
      },
      {
        name: 'countries',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: Earth,
        intlLabel: text('countries.label'),
        intlDescription: text('countries.description'),
        components: { Input: inputOf(() => import('./field/CountriesInput.tsx')) },
      },
      {
        name: 'year',
        pluginId: PLUGIN_ID,
        type: 'integer',
        icon: Calendar,
        intlLabel: text('year.label'),
        intlDescription: text('year.description'),
        components: { Input: inputOf(() => import('./field/YearInput.tsx')) },
      },
    ]);
    app.addMiddlewares([() => demoBannerMiddleware, () => refreshMiddleware, () => basesMiddleware]);
    app.addRBACMiddleware(keepToOwnEntries);
  },

  bootstrap(app: StrapiApp) {
    const { addEditViewSidePanel, addDocumentAction, addBulkAction } = app.getPlugin('content-manager').apis;
    nameBases();
    type Panel = typeof ConflictPanel | typeof PublishingPanel | typeof RedirectsPanel;
    (addEditViewSidePanel as (panels: Panel[]) => void)([ConflictPanel, PublishingPanel, RedirectsPanel]);
    (addDocumentAction as (change: typeof offerWhatIsAllowed) => void)(offerWhatIsAllowed);
    (addBulkAction as (change: typeof actOnOwn) => void)(actOnOwn);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCells);
  },

  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        const data = (await translations[locale]?.()) ?? {};
        const prefixed = Object.entries(data).map(([key, message]) => [`${PLUGIN_ID}.${key}`, message]);
        const others = Object.entries({ ...STRAPI_SENTENCES, ...VALUES }).map(([key, own]) => [key, data[own]]);
        return { locale, data: Object.fromEntries([...prefixed, ...others]) };
      }),
    );
  },
};
