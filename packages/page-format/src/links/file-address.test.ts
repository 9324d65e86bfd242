import { expect, test } from 'vitest';
import { fileAddress, typedFileAddress } from './file-address.ts';

test.each([
  ['/uploads/bread.webp', 'https://cms.example/uploads/bread.webp'],
  ['https://files.example/bread.webp', 'https://files.example/bread.webp'],
  ['HTTP://files.example/bread.webp', 'HTTP://files.example/bread.webp'],
  ['//files.example/bread.webp', ''],
  ['javascript:alert(1)', ''],
  ['bread.webp', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the file %j is at %j', (url, address) => {
  expect(fileAddress(url, 'https://cms.example')).toBe(address);
});

test.each([
  ['/uploads/ride.mp4', 'https://cms.example/uploads/ride.mp4', 'https://cdn.example/uploads/ride.mp4'],
  ['/img/map.webp', '/img/map.webp', '/img/map.webp'],
  ['/employers', '/employers', '/employers'],
  ['/uploads', '/uploads', '/uploads'],
  [
    'https://files.example/uploads/ride.mp4',
    'https://files.example/uploads/ride.mp4',
    'https://files.example/uploads/ride.mp4',
  ],
  ['', '', ''],
])('%j that was typed is at %j, with a CDN at %j', (address, atCms, atCdn) => {
  const cmsUrl = 'https://cms.example';
  expect(typedFileAddress(address, { cmsUrl })).toBe(atCms);
  expect(typedFileAddress(address, { cmsUrl, fileBase: 'https://cdn.example' })).toBe(atCdn);
});
