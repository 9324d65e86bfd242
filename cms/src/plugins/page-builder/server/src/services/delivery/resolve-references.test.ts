import type { Core } from '@strapi/strapi';
import type { Reference } from 'page-format';
import { expect, it } from 'vitest';
import { createRegistryService } from '../registry/registry.ts';
import { resolveReferences } from './resolve-references.ts';

function createStrapi(): { strapi: Core.Strapi; warnings: string[] } {
  const warnings: string[] = [];
  const strapi = {
    contentTypes: { 'api::baker.baker': {} },
    plugin: () => ({ service: createRegistryService }),
    log: { warn: (text: string) => warnings.push(text) },
  };
  return { strapi: strapi as unknown as Core.Strapi, warnings };
}

const refer = ($ref: string, documentId: string) => ({ $ref, documentId }) as Reference;

it('what nobody registered is delivered as null, and said in the log, once for each type', async () => {
  const { strapi, warnings } = createStrapi();
  const references = [refer('api::baker.baker', 'b1'), refer('api::baker.baker', 'b2'), refer('api::gone.gone', 'g1')];
  const context = { locale: null, status: 'published' } as const;
  for (let time = 0; time < 2; time++) {
    expect(await resolveReferences(strapi, references, context)).toEqual({
      'api::baker.baker:b1': null,
      'api::baker.baker:b2': null,
      'api::gone.gone:g1': null,
    });
  }
  expect(warnings).toEqual([
    'Pages refer to entries of "api::baker.baker", such as "b1", and get null in their place, because the content type is ' +
      "not registered. Write getRegistry(strapi).addEntryType('api::baker.baker', { fields: […] }), or take the references off the pages.",
    'Pages refer to entries of "api::gone.gone", such as "g1", and get null in their place, because the content type does ' +
      'not exist. Take the references off the pages.',
  ]);
});

it('what pages may name does not fill the log', async () => {
  const { strapi, warnings } = createStrapi();
  const references = Array.from({ length: 150 }, (_, index) => refer(`api::made.up${index}`, 'x'));
  await resolveReferences(strapi, references, { locale: null, status: 'published' });
  expect(warnings).toHaveLength(100);
});
