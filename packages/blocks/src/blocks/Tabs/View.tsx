import '../../ui/custom-elements.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { Tabs } from './block.ts';

/**
 * All panels are in the page. Style alone decides which ones show before the element wakes, so nothing moves when it
 * does: the open one; without scripts all of them, under their titles; and the one that a tab, which is a link, leads
 * to, should the script never arrive.
 */
export function View({ props, areas, root, env }: ViewProps<typeof Tabs>) {
  const { tabs } = props;
  if (tabs.length === 0) return null;
  const editing = env.mode === 'edit';
  const active = props.closedAtFirst && !editing ? undefined : tabs[0]?.id;
  return (
    <tabs-block
      {...root}
      class="Tabs"
      data-style={props.tabStyle}
      data-width={props.containerMaxWidth}
      data-all-open={editing || undefined}
    >
      <div className="Tabs-list" role="tablist">
        {tabs.map(({ id, title, image, imageAlt }) => (
          <a
            key={id}
            className="Tabs-tab"
            id={`tab-${id}`}
            href={`#panel-${id}`}
            role="tab"
            aria-controls={`panel-${id}`}
            aria-selected={id === active}
          >
            {image && (
              <Picture file={image} sizes="5rem" fit="contain" own="3.5rem" className="Tabs-image" alt={imageAlt} />
            )}
            <EditableText env={env} path={['tabs', id, 'title']} text={title} />
          </a>
        ))}
      </div>
      {tabs.map(({ id, title }) => (
        <div
          key={id}
          className="Tabs-panel Flow"
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-open={id === active || undefined}
        >
          <p className="Tabs-title">{title}</p>
          {areas[id]}
        </div>
      ))}
    </tabs-block>
  );
}
