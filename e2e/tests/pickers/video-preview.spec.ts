import sharp from 'sharp';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { expect, test } from '../../src/editor.ts';
import { openBlock, storedProps } from '../../src/one-block.ts';

const STILL = 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg';

test('what stands at the address of a video is shown while it is typed', { tag: '@full' }, async ({
  editor,
  page,
  consoleErrors,
}) => {
  const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: '#1f7a55' } })
    .jpeg()
    .toBuffer();
  await page.route(STILL, (route) => route.fulfill({ contentType: 'image/jpeg', body: picture }));
  const asked: (string | null)[] = [];
  await page.route(/\/page-builder\/video-preview\?/, (route) => {
    const address = new URL(route.request().url()).searchParams.get('url');
    asked.push(address);
    const isKnown = address?.includes('aqz-KE-bpKQ');
    const preview = { provider: 'YouTube', title: 'Fietsen in Utrecht', author: 'Lumavelo', thumbnail: STILL };
    return route.fulfill({ json: { data: isKnown ? preview : null } });
  });

  const documentId = await openBlock(editor, 'Video', { type: 'Video' });
  const address = editor.settings.getByRole('textbox', { name: 'Address' });
  await address.fill('https://youtu.be/aqz-KE-bpKQ');
  await expect(editor.settings.getByText('Fietsen in Utrecht · Lumavelo · YouTube')).toBeVisible();
  const still = editor.settings.locator(`img[src="${STILL}"]`);
  await expect
    .poll(() => still.evaluate((element) => (element as HTMLImageElement).naturalWidth), 'the picture arrived')
    .toBe(480);
  expect(asked).toEqual(['https://www.youtube.com/watch?v=aqz-KE-bpKQ']);

  await address.fill('https://vimeo.com/76979871');
  await expect(editor.settings.getByText('Vimeo has no information about this video.')).toBeVisible();
  await expect(still).toHaveCount(0);

  await address.fill('https://www.youtube.com/feed/subscriptions');
  await expect(editor.settings.getByText('This is neither a YouTube or Vimeo video nor a video file.')).toBeVisible();

  await address.fill('/uploads/rit.mp4');
  await expect(editor.settings.locator('video[src^="/uploads/rit.mp4"]')).toBeVisible();

  await editor.save();
  expect(await storedProps(documentId)).toMatchObject({ url: '/uploads/rit.mp4' });
  // There is no such film.
  forgiveNotFound(consoleErrors, /\/uploads\/rit\.mp4/);
});
