import { expect, test } from 'vitest';
import { recognizeVideo } from './video-provider.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ', youtube],
  ['http://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', `${youtube}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=42', `${youtube}&start=42`],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=7', `${youtube}&start=7`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://cdn.example/ride.mp4', 'https://cdn.example/ride.mp4'],
  ['/uploads/ride.webm', '/uploads/ride.webm'],
])('%s plays %s', (address, player) => {
  expect(recognizeVideo(address)?.player).toBe(player);
});

test.each([
  '',
  'a video',
  'javascript:alert(1)',
  'java\tscript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'ftp://cdn.example/ride.mp4',
  '//cdn.example/ride.mp4',
  '/\\cdn.example/ride.mp4',
  'https://www.youtube.com/@bakery',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
  'https://vimeo.com/bakery',
])('%j is no video', (address) => {
  expect(recognizeVideo(address)).toBeUndefined();
});

test('a host that only looks like a provider is a file of its own, never an embed', () => {
  expect(recognizeVideo('https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ')?.provider).toBe('file');
  expect(recognizeVideo('https://notvimeo.com/76979871')?.provider).toBe('file');
});
