import { recognizeVideo } from 'page-format';
import { expect, test } from 'vitest';
import { Video } from './block.ts';

test.each(['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'])(
  'a page may show the player of %s in a frame',
  (address) => {
    const { player = '' } = recognizeVideo(address) ?? {};
    expect(Video.hosts?.frames).toContain(new URL(player).origin);
  },
);
