import { fillIn } from 'page-format';
import type { SiteEnv } from '../../site/site-context.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { CARD_SIZES } from '../../ui/image-attributes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { editable, say, type ViewProps } from '../../ui/view.ts';
import type { NewsItemsBlock } from './block.ts';
import { messages } from './messages.ts';

export function View({ props, root, env }: ViewProps<typeof NewsItemsBlock>) {
  if (props.items.length === 0) return null;
  return (
    <ul {...root} className="NewsItemsBlock Cards">
      {props.items.map(({ id, title, description, date, readTime, tags, image, alt, link }) => {
        const day = readDay(date);
        return (
          <li key={id} className="NewsItemsBlock-card Card">
            {image && (
              <Picture
                file={image}
                sizes={CARD_SIZES}
                className="NewsItemsBlock-image"
                alt={alt || image.alternativeText}
              />
            )}
            <div className="NewsItemsBlock-body">
              {(day || readTime > 0) && (
                <p className="NewsItemsBlock-facts">
                  {day && <time dateTime={date}>{writeDay(day, env)}</time>}
                  {readTime > 0 && <span>{fillIn(say(messages.readTime, env), { minutes: readTime })}</span>}
                </p>
              )}
              <h3 className="Card-title NewsItemsBlock-title">
                <EditableText env={env} path={['items', id, 'title']} text={title} href={link} />
              </h3>
              {description && <p {...editable(env, 'items', id, 'description')}>{description}</p>}
              {tags.trim() !== '' && (
                <ul className="NewsItemsBlock-tags">
                  {splitTags(tags).map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The day of an ISO date, at midnight UTC so that it is the same day wherever the page is built; else undefined. */
function readDay(date: string): Date | undefined {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

function writeDay(day: Date, { lang }: SiteEnv): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

function splitTags(tags: string): string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
