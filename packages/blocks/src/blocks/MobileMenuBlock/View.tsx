import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { Picture } from '../../ui/Picture.tsx';
import { editable, say, type ViewProps } from '../../ui/view.ts';
import type { MobileMenuBlock } from './block.ts';
import { messages } from './messages.ts';

export function View({ props, root, env }: ViewProps<typeof MobileMenuBlock>) {
  const items = props.items.filter(({ title }) => title.trim() !== '');
  if (items.length === 0) return null;
  return (
    <nav
      {...root}
      className="MobileMenuBlock"
      aria-label={say(messages.label, env)}
      data-inline={env.mode === 'edit' || undefined}
    >
      {items.map(({ id, title, url, file, dataLocation, dataTitle }) => (
        <a
          key={id}
          className="MobileMenuBlock-tab"
          href={url || undefined}
          {...dataLayerAttributes(
            [
              { key: 'event', value: 'click_event' },
              { key: 'click_location', value: dataLocation },
              { key: 'click_text', value: dataTitle || title },
            ],
            env,
          )}
        >
          {file && <Picture file={file} sizes="28px" fit="contain" className="MobileMenuBlock-icon" />}
          <span className="MobileMenuBlock-title" {...editable(env, 'items', id, 'title')}>
            {title}
          </span>
        </a>
      ))}
    </nav>
  );
}
