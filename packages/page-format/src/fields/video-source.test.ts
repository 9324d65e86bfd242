import { expect, test } from 'vitest';
import { sampleContext } from '../testing/sample-blocks.ts';
import { videoSource } from './video-source.ts';

const field = videoSource({ label: { en: 'Video', de: 'Video' }, folders: ['img'] });
const context = sampleContext;

const file = (mime: string) => ({
  $ref: 'media' as const,
  documentId: 'v1',
  snapshot: {
    name: 'ride.webm',
    url: '/uploads/ride.webm',
    mime,
    width: null,
    height: null,
    ext: '.webm',
    folder: null,
    alternativeText: null,
  },
});

test('a file of the library becomes its complete address; a deleted one an empty text', () => {
  expect(field.schema.safeParse(file('video/webm')).success).toBe(true);
  expect(field.bind(file('video/webm'), context)).toBe('https://cms.example/uploads/ride.webm');
  expect(field.bind(file('video/webm'), { ...context, refs: { 'media:v1': null } })).toBe('');
});

test.each([
  ['https://videos.example/ride.mp4?token=1', 0],
  ['/img/ride.mp4', 0],
  ['//elsewhere.example/ride.mp4', 1],
  ['javascript:alert(1)', 1],
  [' https://videos.example', 1],
  ['ride.mp4', 1],
])('of the address %j, %i problem is reported, and only without one it is used', (address, problems) => {
  expect(field.check?.(address, {})).toHaveLength(problems);
  expect(field.bind(address, context)).toBe(problems === 0 ? address : '');
});

test('a film that this site does not have is reported, and used all the same', () => {
  expect(field.check?.('/media/ride.mp4', {})).toMatchObject([{ level: 'warning' }]);
  expect(field.bind('/media/ride.mp4', context)).toBe('/media/ride.mp4');
});

test('nothing, and what is no video, is reported', () => {
  const messages = [null, '', file('image/png')].map((value) => field.check?.(value, {})[0]?.message.en);
  expect(messages).toEqual([
    '"Video" is empty. Fill it in before publishing.',
    '"Video" is empty. Fill it in before publishing.',
    '"ride.webm" is not a video. Choose another file.',
  ]);
});
