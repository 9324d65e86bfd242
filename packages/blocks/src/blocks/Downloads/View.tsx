import { cutText, translate } from 'page-format';
import { PROMPTS } from '../../site/error-texts.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { Downloads } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Downloads>) {
  const rows = props.items.filter((item) => item.file || env.mode === 'edit');
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers no longer call it a list
    <ul {...root} className="Downloads" role="list">
      {rows.map(({ id, file, title }) => (
        <li key={id}>
          {file ? (
            <a className="Downloads-row" href={file.url} download>
              <span className="Downloads-kind">{fileKind(file.ext)}</span>
              <span className="Downloads-title" {...editable(env, 'items', id, 'title')}>
                {title || file.name}
              </span>
              <span className="Downloads-action">
                <EditableText env={env} path={['downloadText']} text={props.downloadText} />
                <Icon path="M12 4v11m-5-4.5 5 5 5-5M5 20h14" size={20} />
              </span>
            </a>
          ) : (
            <p className="BlockNotice">{translate(PROMPTS.downloadWithoutFile, env.editorLanguage)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The ending of a file's name, as people know it: `PDF`. */
function fileKind(ext: string): string {
  return cutText(ext.replace('.', ''), 5).toUpperCase();
}
