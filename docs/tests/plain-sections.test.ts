import { Ajv2020 } from 'ajv/dist/2020.js';
import { checkShape, findProblems } from 'page-format';
import { describeStored } from 'page-format/json-schema';
import { expect, test } from 'vitest';
import { registry } from '../../examples/plain/blocks/index.ts';
import { sections } from '../../examples/plain/blocks/sections.ts';

test('the plain project has four sections ready, and a page of them all is as its checks and its JSON Schema ask', () => {
  expect(sections.map(({ id }) => id)).toEqual(['opening', 'reasons', 'steps', 'counter']);
  const blocks = sections.flatMap(({ build }) => build());
  const page = { format: 'page', formatVersion: 1, blocks };
  expect(findProblems(checkShape(page), registry)).toEqual([]);
  const validate = new Ajv2020({ strictTypes: false }).compile(describeStored(registry));
  expect(validate(page), JSON.stringify(validate.errors)).toBe(true);
});
