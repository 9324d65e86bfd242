import '../../ui/custom-elements.ts';
import { TabList } from '../../ui/TabList.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { Tabs } from './block.ts';

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
      <TabList name="Tabs" tabs={tabs} active={active} env={env} areas={areas} />
    </tabs-block>
  );
}
