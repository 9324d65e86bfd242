import type { ResolvedMedia } from 'page-format';
import type { PublicAttributes, PublicPart } from '../registry/public-attributes.ts';
import { type FileRow, type FolderNames, MEDIA_COLUMNS, toPublicMedia } from './public-media.ts';

type Row = Readonly<Record<string, unknown>>;

interface Schema {
  attributes: Record<string, object>;
}

const FILE = { select: [...MEDIA_COLUMNS] };

/** What `strapi.db.query` has to read of components, relations and files for visitors. */
export function listPopulate({ populate = {} }: PublicAttributes, schema: Schema): Record<string, object> {
  return Object.fromEntries(
    Object.entries(populate).map(([name, part]) => [name, isFile(schema, name) ? FILE : readPart(part)]),
  );
}

function readPart({ select = [], files = [] }: PublicPart): object {
  return { select: [...select], populate: Object.fromEntries(files.map((name) => [name, FILE])) };
}

/** The files among what was read of an entry; the names of their folders are needed to show them. */
export function listFiles(row: Row, { populate = {} }: PublicAttributes, schema: Schema): FileRow[] {
  return Object.entries(populate).flatMap(([name, { files = [] }]) => {
    if (isFile(schema, name)) return toList(row[name]) as FileRow[];
    return toList(row[name]).flatMap((part) => files.flatMap((file) => toList((part as Row)[file]) as FileRow[]));
  });
}

/** What visitors may see of an entry. The database adds numeric ids to every row, of components too; they never leave. */
export function pickPublic(
  row: Row,
  { fields = [], populate = {} }: PublicAttributes,
  schema: Schema,
  folders: FolderNames,
): Record<string, unknown> {
  const parts = Object.entries(populate).map(([name, part]) => {
    const pick = (value: unknown) => (isFile(schema, name) ? toMedia(value, folders) : pickPart(value, part, folders));
    return [name, mapValue(row[name], pick)];
  });
  return { ...pickNamed(row, fields), ...Object.fromEntries(parts) };
}

function pickPart(value: unknown, { select = [], files = [] }: PublicPart, folders: FolderNames): object {
  const media = files.map((name) => [name, mapValue((value as Row)[name], (file) => toMedia(file, folders))]);
  return { ...pickNamed(value as Row, select), ...Object.fromEntries(media) };
}

function toMedia(file: unknown, folders: FolderNames): ResolvedMedia {
  return toPublicMedia(file as FileRow, folders);
}

function isFile({ attributes }: Schema, name: string): boolean {
  return (attributes[name] as { type?: string } | undefined)?.type === 'media';
}

function pickNamed(row: Row, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

function mapValue(value: unknown, map: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  return value ? map(value) : null;
}

function toList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value ? [value] : [];
}
