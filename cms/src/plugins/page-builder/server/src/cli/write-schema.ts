import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { describeDelivered, describeStored } from 'page-format/json-schema';
import { getRegistry } from '../services/registry/registry.ts';
import { CommandError } from './command-error.ts';

const DESCRIBE = { stored: describeStored, delivered: describeDelivered } as const;

/** Which JSON Schema is meant. @throws CommandError for what there is none of */
export function readSchemaKind(of: string): keyof typeof DESCRIBE {
  if (of === 'stored' || of === 'delivered') return of;
  throw new CommandError(`--of takes "stored" or "delivered", and not "${of}".`);
}

/**
 * Writes the JSON Schema of the project's pages into a file: what is printed stands among Strapi's log.
 * @param out path of the file
 */
export async function writeSchema(
  strapi: Core.Strapi,
  of: keyof typeof DESCRIBE,
  out: string,
  write: (line: string) => void,
): Promise<void> {
  const { blocks } = getRegistry(strapi);
  const schema = JSON.stringify(DESCRIBE[of](blocks), null, 2);
  const file = resolve(out);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${schema}\n`);
  write(`${blocks.size} blocks were described in ${out}.`);
}
