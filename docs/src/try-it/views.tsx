import { editable, type ViewProps, type Views } from 'page-format/react';
import type * as blocks from './blocks.ts';

function Heading({ props, root, env }: ViewProps<typeof blocks.Heading>) {
  if (props.title.trim() === '') return null;
  const Level = props.level === '3' ? 'h3' : 'h2';
  return (
    <Level {...root} {...editable(env, 'title')}>
      {props.title}
    </Level>
  );
}

function Paragraph({ props, root, env }: ViewProps<typeof blocks.Paragraph>) {
  if (props.content.trim() === '') return null;
  return (
    <p {...root} {...editable(env, 'content')} className="Paragraph">
      {props.content}
    </p>
  );
}

function Quote({ props, root, env }: ViewProps<typeof blocks.Quote>) {
  return (
    <figure {...root} className="Quote">
      <blockquote {...editable(env, 'quote')}>{props.quote}</blockquote>
      <figcaption {...editable(env, 'by')}>{props.by}</figcaption>
    </figure>
  );
}

function Button({ props, root, env }: ViewProps<typeof blocks.Button>) {
  return (
    <p {...root}>
      <a className="Button" href={props.target || '#'}>
        <span {...editable(env, 'label')}>{props.label}</span>
      </a>
    </p>
  );
}

const inEuro = (cents: number) => `€ ${(cents / 100).toFixed(2)}`;

function Loaves({ props, root, env }: ViewProps<typeof blocks.Loaves>) {
  return (
    <ul {...root} className="Loaves">
      {props.loaves.map(({ id, name, price }) => (
        <li key={id}>
          <span {...editable(env, 'loaves', id, 'name')}>{name}</span>
          <span>{inEuro(price)}</span>
        </li>
      ))}
    </ul>
  );
}

function OpeningHours({ props, root, env }: ViewProps<typeof blocks.OpeningHours>) {
  return (
    <dl {...root} className="OpeningHours">
      <dt>Monday to Friday</dt>
      <dd {...editable(env, 'weekdays')}>{props.weekdays}</dd>
      <dt>Saturday</dt>
      <dd {...editable(env, 'saturday')}>{props.saturday}</dd>
    </dl>
  );
}

function Notice({ props, root, env }: ViewProps<typeof blocks.Notice>) {
  return (
    <p {...root} {...editable(env, 'content')} className="Notice">
      {props.content}
    </p>
  );
}

function Divider({ root }: ViewProps<typeof blocks.Divider>) {
  return <hr {...root} />;
}

function Card({ areas, root }: ViewProps<typeof blocks.Card>) {
  return (
    <div {...root} className="Card">
      {areas.content}
    </div>
  );
}

function Columns({ areas, root }: ViewProps<typeof blocks.Columns>) {
  return (
    <div {...root} className="Columns">
      <div>{areas.left}</div>
      <div>{areas.right}</div>
    </div>
  );
}

export const views: Views = {
  ...{ Heading, Paragraph, Quote, Button, Loaves, OpeningHours, Notice, Divider, Card, Columns },
};

export const STYLES = `
body { margin: 0; font: 18px/1.6 system-ui, sans-serif; color: #26211d; background: #fdfaf6 }
.Page { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.5rem }
h2 { margin: 1.5rem 0 .5rem; font: 700 2.2rem/1.2 Georgia, serif; color: #7a3606 }
h3 { margin: 1.25rem 0 .5rem; font: 700 1.4rem/1.3 Georgia, serif; color: #7a3606 }
.Paragraph { margin: 0 0 1rem; white-space: pre-line }
.Quote { margin: 1.5rem 0; padding-inline-start: 1rem; border-inline-start: 4px solid #d98a45 }
.Quote blockquote { margin: 0; font: italic 1.3rem/1.4 Georgia, serif }
.Quote figcaption { color: #575049 }
.Button { display: inline-block; padding: .6rem 1.4rem; border-radius: .5rem; background: #a1480a; color: #fff; text-decoration: none }
.Loaves { margin: 1rem 0; padding: 0; list-style: none }
.Loaves li { display: flex; justify-content: space-between; padding: .4rem 0; border-bottom: 1px solid #e3d8cc }
.OpeningHours { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem }
.OpeningHours dt { font-weight: 600 }
.OpeningHours dd { margin: 0 }
.Notice { padding: .75rem 1rem; border-radius: .5rem; background: #fae3cb }
hr { margin: 2rem 0; border: 0; border-top: 1px solid #d9ccbf }
.Card { margin: 1.5rem 0; padding: 1rem 1.5rem; border-radius: .75rem; background: #fff; box-shadow: 0 2px 12px rgb(60 30 0 / .12) }
.Columns { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem }
@media (max-width: 600px) { .Columns { grid-template-columns: 1fr } }
`;
