import type { Core } from '@strapi/strapi';
import { BIKE_FORMS } from './forms/bikes.ts';
import { CALCULATOR_FORMS } from './forms/calculators.ts';
import type { Form, FormField } from './forms/form.ts';
import { LEAD_FORMS } from './forms/leads.ts';
import { SITE_FORMS } from './forms/site.ts';

/** How the Content Manager shows our types and components, by their uid. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...SITE_FORMS,
  ...BIKE_FORMS,
  ...CALCULATOR_FORMS,
  ...LEAD_FORMS,
};

interface FieldSettings {
  edit: { label?: string; description?: string; visible?: boolean; editable?: boolean };
  list: { label?: string };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldSettings>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/**
 * Gives the Content Manager labels, help texts, layouts and lists in words of editors. Strapi keeps these in the
 * database, where administrators change them in the admin: a type whose fields somebody named is left alone for good.
 */
export async function arrangeForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  for (const [uid, form] of Object.entries(FORMS)) {
    const isType = uid.includes('::');
    const service = manager.service(isType ? 'content-types' : 'components');
    const model = isType ? service.findContentType(uid) : service.findComponent(uid);
    const current: Configuration = await service.findConfiguration(model);
    if (isNamedByHand(current)) continue;
    await service.updateConfiguration(model, arrange(current, form));
  }
}

/** Strapi labels a field with the attribute's name, until somebody gives it another. */
function isNamedByHand({ metadatas }: Configuration): boolean {
  return Object.entries(metadatas).some(
    ([name, { edit, list }]) => (edit.label ?? name) !== name || (list.label ?? name) !== name,
  );
}

/** What Strapi shows of every entry itself. */
export const COMMON_LABELS: Readonly<Record<string, string>> = {
  createdAt: 'Made at',
  updatedAt: 'Changed at',
  createdBy: 'Made by',
  updatedBy: 'Changed by',
};

function arrange({ settings, metadatas, layouts }: Configuration, form: Form): Configuration {
  const named = Object.entries(metadatas).map(([name, entry]): [string, FieldSettings] => {
    const [, , label, help] = form.fields.find(([attribute]) => attribute === name) ?? [];
    const text = label ?? COMMON_LABELS[name];
    if (!text) return [name, entry];
    return [
      name,
      {
        edit: {
          ...entry.edit,
          label: text,
          ...(help && { description: help }),
          ...(form.readOnly?.includes(name) && { editable: false }),
        },
        list: { ...entry.list, label: text },
      },
    ];
  });
  const [defaultSortBy = form.mainField, defaultSortOrder = 'ASC'] = form.order?.split(':') ?? [];
  return {
    settings: {
      ...settings,
      mainField: form.mainField,
      ...(form.leadsToPages && { relationOpenMode: 'newTab' }),
      ...(form.list && { defaultSortBy, defaultSortOrder, pageSize: form.pageSize ?? 10 }),
    },
    metadatas: Object.fromEntries(named),
    layouts: {
      list: [...(form.list ?? layouts.list)],
      edit: fillRows(form.fields),
    },
  };
}

/** Fields side by side, as many as the twelve columns of a row have room for. */
function fillRows(fields: readonly FormField[]): Configuration['layouts']['edit'] {
  const rows: Configuration['layouts']['edit'] = [];
  let free = 0;
  for (const [name, size] of fields) {
    if (size > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push({ name, size });
    free -= size;
  }
  return rows;
}
