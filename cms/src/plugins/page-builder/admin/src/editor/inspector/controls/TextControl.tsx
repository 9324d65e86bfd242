import type { TextField } from 'page-format/fields';
import { Input, TextBox } from '../../../kit/layout.ts';
import { accessibility, type ControlProps } from '../control-props.ts';
import { VideoPreview } from './VideoPreview.tsx';

/** A line or a paragraph of plain text. */
export function TextControl({ field, value, onChange, ...rest }: ControlProps<TextField, string>) {
  const shared = {
    ...accessibility(rest),
    value,
    placeholder: field.placeholder,
    maxLength: field.maxLength,
  };
  if (field.kind === 'textarea') return <TextBox {...shared} onChange={(event) => onChange(event.target.value)} />;
  return (
    <>
      <Input {...shared} type="text" onChange={(event) => onChange(event.target.value)} />
      {field.shows === 'video' && <VideoPreview address={value} />}
    </>
  );
}
