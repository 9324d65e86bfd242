export * from './create-delivery.ts';
export { DeliveryError, NotThereError } from './fetch-json.ts';
export { explainDamage, listWarnings } from './list-warnings.ts';
export { loadPages } from './load-pages.ts';
export type { Page, PageList, PageSchema } from './read-responses.ts';
