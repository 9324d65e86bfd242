import { expect, it } from 'vitest';
import orderUploads, { noteArrival } from './order-uploads.ts';

it('lists the files of a request as they were sent, however soon each was on the disk', async () => {
  const [first, second, third] = [{ name: 'first' }, { name: 'second' }, { name: 'third' }];
  for (const file of [first, second, third]) noteArrival('files', file);
  const request = { files: { files: [third, first, second], single: second } };
  await orderUploads()({ request }, async () => {
    expect(request.files).toEqual({ files: [first, second, third], single: second });
  });
  expect.assertions(1);
});

it('leaves requests without files alone', async () => {
  let passed = false;
  await orderUploads()({ request: {} }, async () => {
    passed = true;
  });
  expect(passed).toBe(true);
});
