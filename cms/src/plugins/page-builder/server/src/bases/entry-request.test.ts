import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import type { WriteContext } from '../documents/write-context.ts';
import { findEntryRequest } from './entry-request.ts';
import type { BasesRule } from './rule.ts';

const contentType = { uid: 'api::cake.cake', attributes: { name: { type: 'string' } } };
const version = 'a'.repeat(32);

/** A call of the document service in a project with this rule, while this request is answered. */
function find(action: string, data: object, state?: object, rule: BasesRule['rule'] = 'required') {
  const strapi = {
    config: { get: () => ({ rule, types: [] }) },
    requestContext: { get: () => state && { state, params: {}, request: { body: {} } } },
  };
  const call: WriteContext = { uid: contentType.uid, action, contentType, params: { data: { ...data } } };
  return findEntryRequest(strapi as unknown as Core.Strapi, call);
}

/** As Strapi's GraphQL plugin leaves it: a route of the content API without a handler. */
const graphql = { route: { info: { type: 'content-api' } }, auth: { credentials: {} } };

test('a mutation of GraphQL says in its data what it began from, and has to where that is required', () => {
  const data = { name: 'Sacher', basedOn: { name: version } };
  const terms = { basedOn: { name: version }, force: false };
  expect(find('update', data, graphql)).toMatchObject({ task: 'save', isProgram: true, isRequired: true, terms });
  expect(find('update', { ...data, force: true }, graphql)?.terms.force).toBe(true);
  expect(find('update', {}, graphql, 'when-sent')).toMatchObject({ isRequired: false, terms: { basedOn: {} } });
  expect(find('findOne', {}, graphql)).toBeUndefined();
});

test('code of the server has to say nothing, and is checked where it does', () => {
  expect(find('update', { name: 'Sacher' })).toBeUndefined();
  const route = { handler: 'api::cake.price.set', info: { type: 'content-api' } };
  expect(find('update', { name: 'Sacher' }, { route })).toBeUndefined();
  const checked = { isRequired: false, isProgram: false, terms: { basedOn: { name: version } } };
  expect(find('update', { basedOn: { name: version } })).toMatchObject(checked);
  expect(find('update', { basedOn: { name: version } }, { route })).toMatchObject(checked);
});
