import '../../ui/custom-elements.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { CalculatorTabs } from './block.ts';

/**
 * All panels are in the page, the first one open. Style decides which ones show before the element wakes: without
 * scripts all of them, under their titles, and the one that a tab leads to, should the script never arrive.
 */
export function View({ props, areas, root, env }: ViewProps<typeof CalculatorTabs>) {
  const { title, tabs } = props;
  if (tabs.length === 0) return null;
  return (
    <calculator-tabs
      {...root}
      class="CalculatorTabs"
      data-style={props.style}
      data-all-open={env.mode === 'edit' || undefined}
    >
      {title.trim() && (
        <h2 className="CalculatorTabs-heading" {...editable(env, 'title')}>
          {title}
        </h2>
      )}
      <div className="CalculatorTabs-list" role="tablist" aria-label={title.trim() || undefined}>
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            className="CalculatorTabs-tab"
            id={`tab-${tab.id}`}
            href={`#panel-${tab.id}`}
            role="tab"
            aria-controls={`panel-${tab.id}`}
            aria-selected={index === 0}
          >
            <EditableText env={env} path={['tabs', tab.id, 'title']} text={tab.title} />
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          className="CalculatorTabs-panel Flow"
          id={`panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          data-open={index === 0 || undefined}
        >
          <p className="CalculatorTabs-title">{tab.title}</p>
          {areas[tab.id]}
        </div>
      ))}
    </calculator-tabs>
  );
}
