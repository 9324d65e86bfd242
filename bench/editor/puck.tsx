import { type Config, createUsePuck, type Data, Puck, type Slot } from '@puckeditor/core';
import { createShape, type Shape } from './shape.ts';

const { sections, count } = createShape(Number(new URLSearchParams(location.search).get('blocks') ?? 300));

interface Components {
  Container: { content: Slot; title?: string };
  Columns: { left: Slot; right: Slot };
  Title: { title: string };
  Text: { content: string };
  Button: { label: string; link: string };
}

const config: Config<Components> = {
  components: {
    Container: {
      fields: { content: { type: 'slot' }, title: { type: 'text' } },
      defaultProps: { content: [] },
      render: ({ content: Content }) => (
        <section style={{ padding: 8 }}>
          <Content />
        </section>
      ),
    },
    Columns: {
      fields: { left: { type: 'slot' }, right: { type: 'slot' } },
      render: ({ left: Left, right: Right }) => (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          <Left />
          <Right />
        </div>
      ),
    },
    Title: { fields: { title: { type: 'text' } }, render: ({ title }) => <h2>{title}</h2> },
    Text: { fields: { content: { type: 'textarea' } }, render: ({ content }) => <p>{content}</p> },
    Button: {
      fields: { label: { type: 'text' }, link: { type: 'text' } },
      render: ({ label, link }) => <a href={link}>{label}</a>,
    },
  },
};

let made = 0;
function toComponent({ type, text, areas }: Shape): Data['content'][number] {
  made += 1;
  const props: Record<string, unknown> & { id: string } = { id: `${type}-${made}` };
  if (type === 'Title') props.title = text;
  if (type === 'Text') props.content = text;
  if (type === 'Button') Object.assign(props, { label: text, link: '/x' });
  if (type === 'Container') props.content = (areas[0] ?? []).map(toComponent);
  if (type === 'Columns') {
    props.left = (areas[0] ?? []).map(toComponent);
    props.right = (areas[1] ?? []).map(toComponent);
  }
  return { type, props };
}

const usePuck = createUsePuck();
const ZONE = 'root:default-zone';

function Probe() {
  const dispatch = usePuck((state) => state.dispatch);
  const back = usePuck((state) => state.history.back);
  Object.assign(window.bench, {
    insert: () => dispatch({ type: 'insert', componentType: 'Button', destinationIndex: 0, destinationZone: ZONE }),
    remove: () => dispatch({ type: 'remove', index: 0, zone: ZONE }),
    duplicate: () => dispatch({ type: 'duplicate', sourceIndex: 0, sourceZone: ZONE }),
    move: () => dispatch({ type: 'reorder', sourceIndex: 0, destinationIndex: 1, destinationZone: ZONE }),
    undo: () => back(),
  });
  return <span />;
}

const none = () => undefined;
window.bench = {
  count,
  insert: none,
  remove: none,
  duplicate: none,
  move: none,
  undo: none,
};
const data: Data = { root: {}, content: sections.map(toComponent) };

export function Editor() {
  return <Puck config={config} data={data} overrides={{ headerActions: Probe }} />;
}
