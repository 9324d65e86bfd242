import type { BoundMedia } from 'page-format/fields';
import type { ReactNode } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import { EditableText } from './EditableText.tsx';
import { Picture } from './Picture.tsx';

interface TabListProps {
  /** What the classes begin with. */
  name: string;
  tabs: readonly { id: string; title: string; image?: BoundMedia | null; imageAlt?: string }[];
  /** Id of the open one. */
  active: string | undefined;
  label?: string | undefined;
  env: SiteEnv;
  /** What the panels hold, by the ids of their tabs. */
  areas: Readonly<Record<string, ReactNode>>;
}

/**
 * Tabs and their panels. All panels are in the page. Style alone decides which ones show before the element around them
 * wakes, so nothing moves when it does: the open one; without scripts all of them, under their titles; and the one that a
 * tab, which is a link, leads to, should the script never arrive.
 */
export function TabList({ name, tabs, active, label, env, areas }: TabListProps) {
  return (
    <>
      <div className={`${name}-list TabList`} role="tablist" aria-label={label}>
        {tabs.map(({ id, title, image, imageAlt }) => (
          <a
            key={id}
            className={`${name}-tab`}
            id={`tab-${id}`}
            href={`#panel-${id}`}
            role="tab"
            aria-controls={`panel-${id}`}
            aria-selected={id === active}
          >
            {image && (
              <Picture
                file={image}
                sizes="5rem"
                fit="contain"
                own="3.5rem"
                className={`${name}-image`}
                alt={imageAlt}
              />
            )}
            <EditableText env={env} path={['tabs', id, 'title']} text={title} />
          </a>
        ))}
      </div>
      {tabs.map(({ id, title }) => (
        <div
          key={id}
          className={`${name}-panel TabPanel Flow`}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-open={id === active || undefined}
        >
          <p className={`${name}-title TabPanel-title`}>{title}</p>
          {areas[id]}
        </div>
      ))}
    </>
  );
}
