import type { MediaField } from 'page-format/fields';

/** True for a picture of which a part can be shown: the View draws it, and its size is known. */
export function canCrop(field: MediaField, value: MediaField['default']): boolean {
  return field.crop && value !== null && value.snapshot.width !== null && value.snapshot.height !== null;
}
