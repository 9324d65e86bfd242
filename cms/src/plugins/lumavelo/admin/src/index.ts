import 'strapi-plugin-page-builder/admin/configure-zod';

import { COUNTRIES } from '@lumavelo/blocks/site';
import { Calendar, ChartPie, Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import {
  type FieldInputProps,
  getPageBuilder,
  type PageBuilderApis,
  type PageSetting,
  prefixTexts,
} from 'strapi-plugin-page-builder/admin';
import { demoBannerMiddleware } from './banner/demo-banner.ts';
import { extendEditor } from './extend-editor.ts';
import { ExportLeads } from './leads/ExportLeads.tsx';
import { writeCells } from './lists/write-cells.tsx';
import { FactsSetting } from './page-settings/FactsSetting.tsx';
import { MenuSetting } from './page-settings/MenuSetting.tsx';
import { RedirectsSetting } from './page-settings/RedirectsSetting.tsx';
import { SearchSetting } from './page-settings/SearchSetting.tsx';
import { sources } from './pickers/sources.ts';
import { PLUGIN_ID } from './plugin-id.ts';
import { RedirectsPanel } from './redirects/RedirectsPanel.tsx';
import { actOnOwn } from './rights/act-on-own.tsx';
import { keepToOwnEntries } from './rights/keep-to-own-entries.ts';
import { offerWhatIsAllowed } from './rights/offer-what-is-allowed.ts';
import { describeText } from './text/use-translation.ts';
import type { TextKey } from './translations/en.ts';
import { loadTexts } from './translations/load-texts.ts';

/**
 * Words of Strapi, and ours in their place: switches that say "true" and "false" are for programmers. And the values
 * that the admin lets people choose from in forms and lists, of which Strapi has only the values to show.
 */
const STRAPI_WORDS: Readonly<Record<string, TextKey>> = {
  'app.components.ToggleCheckbox.on-label': 'value.yes',
  'app.components.ToggleCheckbox.off-label': 'value.no',
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
  employer: 'leads.employer',
  employee: 'leads.employee',
  dealer: 'leads.dealer',
  newsletter: 'leads.newsletter',
  new: 'leads.new',
  contacted: 'leads.contacted',
  closed: 'leads.closed',
  spam: 'leads.spam',
  unconfirmed: 'leads.unconfirmed',
  confirmed: 'leads.confirmed',
  withdrawn: 'leads.withdrawn',
  none: 'leads.none',
  pending: 'leads.pending',
  sent: 'leads.sent',
  failed: 'leads.notSent',
};

/** Strapi declares a field's component without the props that it passes to it. */
function inputOf(load: () => Promise<{ default: ComponentType<FieldInputProps> }>) {
  return load as () => Promise<{ default: ComponentType }>;
}

/** What this site adds to the admin: custom fields, lists, panels, rights, the note that this is a demo, and its blocks. */
export default {
  register(app: StrapiApp) {
    app.registerPlugin({ id: PLUGIN_ID, name: PLUGIN_ID });
    app.customFields.register([
      {
        name: 'calculator-tests',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: ChartPie,
        intlLabel: describeText('calculator.label'),
        intlDescription: describeText('calculator.description'),
        components: { Input: inputOf(() => import('./calculators/TryOutInput.tsx')) },
      },
      {
        name: 'countries',
        pluginId: PLUGIN_ID,
        type: 'json',
        icon: Earth,
        intlLabel: describeText('countries.label'),
        intlDescription: describeText('countries.description'),
        components: { Input: inputOf(() => import('./fields/CountriesInput.tsx')) },
      },
      {
        name: 'year',
        pluginId: PLUGIN_ID,
        type: 'integer',
        icon: Calendar,
        intlLabel: describeText('year.label'),
        intlDescription: describeText('year.description'),
        components: { Input: inputOf(() => import('./fields/YearInput.tsx')) },
      },
    ]);
    app.addMiddlewares([() => demoBannerMiddleware]);
    app.addRBACMiddleware(keepToOwnEntries);
  },

  bootstrap(app: StrapiApp) {
    const contentManager = app.getPlugin('content-manager');
    const { addEditViewSidePanel, addDocumentAction, addBulkAction } = contentManager.apis;
    contentManager.injectComponent('listView', 'actions', { name: 'export-leads', Component: ExportLeads });
    (addEditViewSidePanel as (panels: (typeof RedirectsPanel)[]) => void)([RedirectsPanel]);
    (addDocumentAction as (change: typeof offerWhatIsAllowed) => void)(offerWhatIsAllowed);
    (addBulkAction as (change: typeof actOnOwn) => void)(actOnOwn);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', writeCells);
    extendPageBuilder(getPageBuilder(app));
  },

  async registerTrads({ locales }: { locales: string[] }) {
    return Promise.all(
      locales.map(async (locale) => {
        const texts = await loadTexts(locale);
        if (!texts) return { locale, data: {} };
        const words = Object.entries(STRAPI_WORDS).map(([key, own]) => [key, texts[own]]);
        return { locale, data: { ...prefixTexts(PLUGIN_ID, texts), ...Object.fromEntries(words) } };
      }),
    );
  },
};

const PAGE_SETTINGS: readonly PageSetting[] = [
  { id: `${PLUGIN_ID}.search`, label: describeText('seo.title'), Setting: SearchSetting },
  { id: `${PLUGIN_ID}.facts`, label: describeText('facts.title'), Setting: FactsSetting },
  { id: `${PLUGIN_ID}.menus`, label: describeText('menus.title'), Setting: MenuSetting },
  { id: `${PLUGIN_ID}.redirects`, label: describeText('redirects.heading'), Setting: RedirectsSetting },
];

function extendPageBuilder(pageBuilder: PageBuilderApis): void {
  extendEditor(pageBuilder);
  for (const source of sources) pageBuilder.registerPickerSource(source);
  for (const setting of PAGE_SETTINGS) pageBuilder.registerPageSetting(setting);
}
