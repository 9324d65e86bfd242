import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { VersionSummary } from '../../../../shared/version-record.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { en } from '../../translations/en.ts';
import { describeVersion } from './describe-version.ts';

const intl = createIntl({ locale: 'en', messages: en });
const t = ((id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values)) as TFunction;

test.each<[VersionSummary, string]>([
  [{ isFirst: true }, 'First version'],
  [{}, 'Nothing changed'],
  [{ pages: { content: { added: { Title: 2, Text: 1 }, changed: { Title: 1 } } } }, '3 blocks added, Title changed'],
  [{ pages: { content: { removed: { Text: 1 }, moved: { Text: 4 } } } }, 'Text deleted, 4 blocks moved'],
  [{ pages: { other: { removed: { Text: 1 } } }, fields: ['title'] }, 'changed: title'],
  [{ fields: ['title', 'slug', 'seo', 'hero', 'date'] }, 'changed: title, slug, seo (+2)'],
])('%j is told as “%s”', (summary, words) => {
  expect(describeVersion({ summary }, 'content', (type) => type, t)).toBe(words);
});
