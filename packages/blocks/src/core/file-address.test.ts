import { expect, test } from 'vitest';
import { fileAddress } from './file-address.ts';

test.each([
  ['/uploads/bike.webp', 'https://cms.example/uploads/bike.webp'],
  ['https://files.example/bike.webp', 'https://files.example/bike.webp'],
  ['HTTP://files.example/bike.webp', 'HTTP://files.example/bike.webp'],
  ['//files.example/bike.webp', ''],
  ['javascript:alert(1)', ''],
  ['bike.webp', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the file %j is at %j', (url, address) => {
  expect(fileAddress(url, 'https://cms.example')).toBe(address);
});
