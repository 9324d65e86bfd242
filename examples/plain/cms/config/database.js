import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export default ({ env }) => {
  const filename = resolve(import.meta.dirname, '..', env('DATABASE_FILENAME', '.tmp/data.db'));
  mkdirSync(dirname(filename), { recursive: true });
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } };
};
