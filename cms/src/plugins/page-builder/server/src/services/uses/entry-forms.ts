import type { Core, UID } from '@strapi/strapi';
import { getRegistry } from '../registry/registry.ts';

/** The attribute that names an entry: as the project has told us, else as the content manager's lists do. */
export async function findTitleField(strapi: Core.Strapi, uid: string): Promise<string | undefined> {
  const known = getRegistry(strapi).pageTypes.get(uid)?.title;
  if (known !== undefined) return known;
  const field = await findMainField(strapi, uid);
  const { attributes } = strapi.contentTypes[uid as UID.ContentType] ?? {};
  const { type } = ((field !== undefined && attributes?.[field]) || {}) as { type?: string };
  return type === 'string' || type === 'uid' || type === 'text' ? field : undefined;
}

/** The attribute that the content manager's lists name entries of a type by. */
export async function findMainField(strapi: Core.Strapi, uid: string): Promise<string> {
  return (await readFormOf(strapi, uid))?.settings?.mainField ?? 'documentId';
}

/** What the fields of an entry's form are called that lead to one in its components. */
export async function readLabels(strapi: Core.Strapi, uid: string, path: readonly string[]): Promise<string[]> {
  const labels: string[] = [];
  let model: string | undefined = uid;
  for (const name of path) {
    const form: Form | undefined = model === undefined ? undefined : await readFormOf(strapi, model);
    labels.push(form?.metadatas?.[name]?.edit?.label || name);
    model = findComponent(strapi, model, name);
  }
  return labels;
}

function findComponent(strapi: Core.Strapi, model = '', name: string): string | undefined {
  const { attributes } =
    strapi.contentTypes[model as UID.ContentType] ?? strapi.components[model as UID.Component] ?? {};
  return (attributes?.[name] as { component?: string } | undefined)?.component;
}

/** How the content manager shows a type, as far as it is read here. */
interface Form {
  settings?: { mainField?: string };
  metadatas?: Readonly<Record<string, { edit?: { label?: string } }>>;
}

async function readFormOf(strapi: Core.Strapi, model: string): Promise<Form | undefined> {
  const contentType = strapi.contentTypes[model as UID.ContentType];
  const contentManager = strapi.plugin('content-manager');
  if (contentType) return contentManager.service('content-types').findConfiguration(contentType);
  return contentManager.service('components').findConfiguration(strapi.components[model as UID.Component]);
}
