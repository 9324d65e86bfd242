import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, vi } from 'vitest';
import { type Answer, call } from './client.ts';
import { send, upload } from './images.ts';
import { sharedCms } from './shared-cms.ts';
import { temporaryFolder } from './start-cms.ts';

type Send = (name: string, type: string, bytes: Buffer) => Promise<Answer>;

/** Every way by which a file gets into the media library. */
export const UPLOAD_WAYS: [way: string, send: Send][] = [
  ['the media library', (name, type, bytes) => send(name, type, bytes)],
  ['the page editor', (name, type, bytes) => sendTo('/page-builder/upload', name, type, bytes, 'admin')],
  ['a person at the API', (name, type, bytes) => sendTo('/api/upload', name, type, bytes, 'admin')],
  ['a program', (name, type, bytes) => sendTo('/api/upload', name, type, bytes, 'api')],
  ['replacing a file', (name, type, bytes) => sendTo(`/upload?id=${replaced}`, name, type, bytes, 'admin')],
];

function sendTo(path: string, name: string, type: string, bytes: Buffer, as: 'admin' | 'api') {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  return call(path, { as, body: form });
}

let replaced: number;

beforeAll(async () => {
  replaced = (await upload({ width: 20, height: 20 })).id;
});

const listUploads = () => readdir(join(sharedCms().folder, 'public/uploads'));

/** Expects that a file is refused with a sentence, and that nothing is left of it. */
export async function expectRefusal(sending: () => Promise<Answer>, message: string): Promise<void> {
  const before = await listUploads();
  const answer = await sending();
  expect({ status: answer.status, message: answer.body.error?.message }).toEqual({ status: 400, message });
  expect(await listUploads()).toEqual(before);
  await vi.waitFor(async () => expect(await readdir(temporaryFolder(sharedCms().folder))).toEqual([]));
}
