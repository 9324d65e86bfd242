/** How each block is drawn: on the canvas of the editor, and once per page when the site is built. */
import type { IslandProps, ViewProps, Views } from 'page-format/react';
import type { Counter as CounterBlock, Teaser as TeaserBlock } from './index.ts';

function Teaser({ props, areas, root }: ViewProps<typeof TeaserBlock>) {
  const { title, content, image, imageAlt, points } = props;
  return (
    <section {...root} className="Teaser">
      <h2>{title}</h2>
      {image && (
        <img
          src={image.url}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          alt={imageAlt || image.alternativeText}
          loading="lazy"
        />
      )}
      {content && <p>{content}</p>}
      {points.length > 0 && (
        <ul>
          {points.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {areas.content}
    </section>
  );
}

interface CounterViewProps extends Pick<IslandProps<typeof CounterBlock>, 'props' | 'root'> {
  /** Once the script is there; before, nobody can press. */
  count?: number;
  onPress?: () => void;
}

/** What stands in the page before the script of `Counter.tsx` arrives, and what that goes on from. */
export function CounterView({ props, root, count = props.start, onPress }: CounterViewProps) {
  return (
    <div {...root} className="Counter">
      <button type="button" onClick={onPress}>
        {props.label} {count}
      </button>
    </div>
  );
}

export const views: Views = { Teaser, Counter: CounterView };
