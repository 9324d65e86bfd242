import { expect, test } from 'vitest';
import { writeStructuredData } from './structured-data.ts';

test('no text can end the script it stands in', () => {
  const object = { '@type': 'Question', name: '</script><script>alert(1)</script><!--' };
  const json = writeStructuredData([object]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [object] });
});

test('a page that describes nothing has no script for it', () => {
  expect(writeStructuredData([])).toBe('');
});
