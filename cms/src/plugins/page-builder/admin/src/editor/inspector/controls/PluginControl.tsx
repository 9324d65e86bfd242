import { Suspense } from 'react';
import { type FieldControlProps, fieldKinds } from '../../../api/field-kinds.ts';

/** The control of a kind of field that a plugin brings. */
export function PluginControl(props: FieldControlProps) {
  const kind = fieldKinds.find(props.field.kind);
  if (!kind) return null;
  return (
    <Suspense fallback={null}>
      <kind.Control {...props} />
    </Suspense>
  );
}
