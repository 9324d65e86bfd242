export * from './create-delivery.ts';
export { DeliveryError, NotThereError } from './fetch-json.ts';
export { explainDamage, listWarnings } from './list-warnings.ts';
export type { Page, PageSchema, PublishedPages, SharedDraft } from './read-responses.ts';
export type { ShareRequest } from './read-shared.ts';
