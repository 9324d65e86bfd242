import '../../ui/custom-elements.ts';
import { EditableElement } from '../../ui/EditableText.tsx';
import { TabList } from '../../ui/TabList.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { CalculatorTabs } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof CalculatorTabs>) {
  const { title, tabs } = props;
  if (tabs.length === 0) return null;
  const hasTitle = title.trim() !== '';
  return (
    <calculator-tabs
      {...root}
      class="CalculatorTabs"
      data-style={props.style}
      data-all-open={env.mode === 'edit' || undefined}
    >
      {hasTitle && (
        <EditableElement as="h2" className="CalculatorTabs-heading" env={env} path={['title']} text={title} />
      )}
      <TabList
        name="CalculatorTabs"
        tabs={tabs}
        active={tabs[0]?.id}
        label={hasTitle ? title.trim() : undefined}
        env={env}
        areas={areas}
      />
    </calculator-tabs>
  );
}
