import type { BindContext } from '../block/field.ts';
import { typedFileAddress } from '../links/file-address.ts';
import { safeHref } from '../links/links.ts';
import { type TextField, type TextOptions, text } from './text.ts';

export type FileAddressField = Omit<TextField, 'bind'> & { bind(value: string, context: BindContext): string };

/** The typed address of a file, such as a picture on another host. The View gets it complete, or an empty text. */
export function fileAddress(options: TextOptions): FileAddressField {
  return { ...text(options), bind: (value, context) => typedFileAddress(safeHref(value), context.env) };
}
