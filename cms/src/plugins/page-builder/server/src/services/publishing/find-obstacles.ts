import type { Core } from '@strapi/strapi';
import type { Obstacle } from '../../../../shared/publishing-check.ts';
import { loadEntry } from '../../bases/load-entry.ts';
import { pickValues } from '../../documents/attributes.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { loadDrafts } from '../../documents/stored-rows.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import { assertAddressesAreFree } from '../../middlewares/guard-addresses.ts';
import { assertDraftsPublishable } from '../../middlewares/guard-content.ts';
import { errors } from '../../strapi-errors.ts';

/**
 * Everything that would be said if an entry were published now: of its pages, its address, and the fields of its form.
 * Middlewares of the project are heard only when it is published.
 */
export async function findObstacles(strapi: Core.Strapi, context: WriteContext): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = [];
  for (const check of [assertDraftsPublishable, assertAddressesAreFree, assertFieldsAreValid]) {
    try {
      await check(strapi, context);
    } catch (error) {
      if (!(error instanceof errors.ValidationError)) throw error;
      obstacles.push(...readRefusal(error));
    }
  }
  return obstacles;
}

/** @throws ValidationError as Strapi does when a field of the form cannot be published */
async function assertFieldsAreValid(strapi: Core.Strapi, context: WriteContext): Promise<void> {
  const { contentType } = context;
  for (const draft of await loadDrafts(strapi, context)) {
    const { documentId, locale } = draft;
    const entry = await loadEntry(strapi, context, { documentId, locale, isPublished: false });
    const values = { ...entry, ...pickValues(draft, listPageFields(contentType)) };
    // Of what is null, Strapi speaks in words of its database.
    const data = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const options = { isDraft: false, ...(locale !== null && { locale }) };
    await strapi.entityValidator.validateEntityCreation(
      contentType as Parameters<typeof strapi.entityValidator.validateEntityCreation>[0],
      data as Parameters<typeof strapi.entityValidator.validateEntityCreation>[1],
      options,
    );
  }
}

interface Details {
  issues?: Obstacle[];
  errors?: { path: (string | number)[]; message: string }[];
}

function readRefusal({ message, details }: InstanceType<typeof errors.ValidationError>): Obstacle[] {
  const { issues = [], errors: fields = [] } = (details ?? {}) as Details;
  if (issues.length > 0) return issues;
  if (fields.length === 0) return [{ message }];
  return fields.map((field) => ({ field: field.path.join('.'), message: field.message }));
}
