import { cutText, fillIn } from 'page-format';
import { numberTag } from '../../site/number-tag.ts';
import { REVIEWS_NOT_PRESELECTED } from '../../site/reviews-not-preselected.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { Carousel, type CarouselControl } from '../../ui/Carousel.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import { type IslandProps, say } from '../../ui/view.ts';
import type { ReviewsSlider } from './block.ts';
import { messages } from './messages.ts';
import { type Review, type ReviewStatistics, readReview, readReviews } from './read-reviews.ts';

type Given = IslandProps<typeof ReviewsSlider>;

/** The reviews that are shown: the chosen ones, or else the best the CMS knows. */
export function listReviews({ props, data }: Pick<Given, 'props' | 'data'>): Review[] {
  if (props.reviews.length > 0) return props.reviews.flatMap(({ review }) => readReview(review) ?? []);
  return readReviews(data).reviews.filter((review) => review.rating >= props.minRating);
}

/** The month of a day as text, such as "november 2026". */
export type WriteMonth = (date: Date) => string;

export function monthWriter(lang: string): WriteMonth {
  const format = new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (date) => format.format(date);
}

/** A day as `<time datetime>` has it. */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The View is also what the island draws; the island adds `control`, and what it knows of months. */
export function View(given: Given & { control?: CarouselControl; writeMonth?: WriteMonth }) {
  const { props, root, env, data, control } = given;
  const reviews = listReviews({ props, data });
  const { statistics } = readReviews(data);
  const editing = env.mode === 'edit';
  const note = editing && props.reviews.length === 0 && <Prompt text={REVIEWS_NOT_PRESELECTED} />;
  if (reviews.length === 0) {
    if (!editing && data.status !== 'loading') return null;
    return (
      <div {...root} className="ReviewsSlider" data-empty="">
        {note}
        {data.status === 'loading' && <p role="status">{say(messages.loading, env)}</p>}
      </div>
    );
  }
  const writeMonth = given.writeMonth ?? monthWriter(env.lang);
  return (
    <div {...root} className="ReviewsSlider">
      {note}
      {statistics && <Statistics statistics={statistics} env={env} />}
      <Carousel
        env={env}
        className="ReviewsSlider-row"
        label={say(messages.label, env)}
        slides={reviews.map((review) => ({
          id: review.id,
          content: <ReviewCard review={review} writeMonth={writeMonth} env={env} />,
        }))}
        slidesPerView={3}
        control={control}
      />
    </div>
  );
}

function Statistics({ statistics, env }: { statistics: ReviewStatistics; env: SiteEnv }) {
  const { rating, total } = statistics;
  return (
    <p className="ReviewsSlider-statistics">
      <strong>{rating.toLocaleString(env.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</strong>
      <Stars rating={rating} env={env} />
      <span>{total.toLocaleString(numberTag(env.lang))} Google Reviews</span>
    </p>
  );
}

function ReviewCard({ review, writeMonth, env }: { review: Review; writeMonth: WriteMonth; env: SiteEnv }) {
  const { author, text, photo, rating, date } = review;
  return (
    <figure className="ReviewsSlider-card">
      <Stars rating={rating} env={env} />
      {text && <blockquote className="ReviewsSlider-text">{text}</blockquote>}
      <figcaption className="ReviewsSlider-author">
        <span className="ReviewsSlider-photo" aria-hidden="true">
          {photo ? (
            <img src={photo} alt="" width="44" height="44" loading="lazy" referrerPolicy="no-referrer" />
          ) : (
            cutText(author, 1).toUpperCase()
          )}
        </span>
        <span>
          {author}
          {date && <time dateTime={dayOf(date)}>{writeMonth(date)}</time>}
        </span>
      </figcaption>
    </figure>
  );
}

/** Five stars, filled as far as the rating goes. */
function Stars({ rating, env }: { rating: number; env: SiteEnv }) {
  const written = Number.isInteger(rating) ? String(rating) : rating.toLocaleString(env.lang);
  const words = fillIn(say(messages.stars, env), { rating: written });
  return (
    <span
      className="ReviewsSlider-stars"
      role="img"
      aria-label={words}
      style={{ backgroundSize: `${(rating / 5) * 100}% 100%` }}
    >
      ★★★★★
    </span>
  );
}
