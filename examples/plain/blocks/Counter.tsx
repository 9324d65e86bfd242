import type { IslandProps } from 'page-format/react';
import { useState } from 'react';
import type { Counter as CounterBlock } from './index.ts';
import { CounterView } from './views.tsx';

/** The block in visitors' browsers: its View, awake. */
export function Counter({ props, root }: IslandProps<typeof CounterBlock>) {
  const [count, setCount] = useState(props.start);
  return <CounterView props={props} root={root} count={count} onPress={() => setCount(count + 1)} />;
}
