import type { TextField } from 'page-format/fields';
import { Input, TextBox } from '../../../kit/layout.ts';
import { useLimitedText } from '../../../kit/use-limited-text.ts';
import { accessibility, type ControlProps } from '../control-props.ts';
import { LimitNote } from '../LimitNote.tsx';
import { VideoPreview } from './VideoPreview.tsx';

/** A line or a paragraph of plain text. */
export function TextControl({ field, value, onChange, ...rest }: ControlProps<TextField, string>) {
  const limited = useLimitedText(value, field.maxLength, onChange);
  const shared = {
    ...accessibility(rest),
    ...limited.listeners,
    value,
    placeholder: field.placeholder,
  };
  return (
    <>
      {field.kind === 'textarea' ? <TextBox {...shared} /> : <Input {...shared} type="text" />}
      <LimitNote value={value} limit={field.maxLength} rest={limited.rest} />
      {field.shows === 'video' && <VideoPreview address={value} />}
    </>
  );
}
