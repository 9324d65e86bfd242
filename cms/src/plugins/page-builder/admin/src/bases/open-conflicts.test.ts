import { expect, test } from 'vitest';
import type { BaseIssue } from '../../../shared/save-terms.ts';
import { chooseSide, closeConflict, findConflict, openConflict, stateBases } from './open-conflicts.ts';

const entry = {
  collectionType: 'collection-types',
  model: 'api::faq.faq',
  documentId: 'abc',
  params: { locale: 'nl' },
};
const issue = (field: string): BaseIssue => ({
  ...{ level: 'error', code: 'stale', field, path: field },
  ...{ version: `new-${field}`, current: 'theirs', message: '' },
});
const refusal = { details: { issues: [issue('title'), issue('content'), { code: 'problem', field: 'slug' }] } };
const data = { title: 'Mine', slug: 'mine', content: { blocks: [], basedOn: 'old', sources: { a: 1 } } };
const bases = { title: 'old-title', content: 'old', slug: 'old-slug' };

test('of an entry in one language, fields that two people changed wait for a choice', () => {
  openConflict(entry, refusal);
  expect(findConflict(entry)?.issues.map(({ field }) => field)).toEqual(['title', 'content']);
  expect(findConflict({ ...entry, params: { locale: 'de' } })).toBeUndefined();
  expect(stateBases(data, bases, findConflict(entry))).toEqual({ ...data, basedOn: bases });

  chooseSide(entry, 'title', 'theirs');
  chooseSide(entry, 'content', 'mine');
  expect(stateBases(data, bases, findConflict(entry))).toEqual({
    slug: 'mine',
    content: { blocks: [] },
    basedOn: { title: 'new-title', content: 'new-content', slug: 'old-slug' },
  });
  closeConflict(entry);
  expect(findConflict(entry)).toBeUndefined();
});

test('other refusals open none, nor do fields that are settled elsewhere', () => {
  openConflict(entry, { details: { issues: [{ code: 'problem', field: 'content' }] } });
  openConflict(entry, { details: { issues: [issue('content')] } }, (field) => field === 'content');
  openConflict(entry, new Error('No'));
  expect(findConflict(entry)).toBeUndefined();
});
