import { isEmptyRichText } from 'page-format';
import { RichTextContent } from '../../ui/RichTextContent.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { RichText } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof RichText>) {
  if (isEmptyRichText(props.content)) return null;
  return (
    <div {...root} {...editable(env, 'content')} className="RichText">
      <RichTextContent document={props.content} locale={env.locale} />
    </div>
  );
}
