import type { CSSProperties } from 'react';
import { priceText } from '../../site/price.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { Carousel, type CarouselControl } from '../../ui/Carousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { editable, type IslandProps, say } from '../../ui/view.ts';
import type { SliderWithPricing } from './block.ts';
import { messages } from './messages.ts';

type Props = IslandProps<typeof SliderWithPricing>['props'];
type Slide = Props['slides'][number];

/** The View is also what the island draws; the island only adds `control`. */
export function View({
  props,
  root,
  env,
  control,
}: IslandProps<typeof SliderWithPricing> & { control?: CarouselControl }) {
  const { slides } = props;
  const active = slides[control?.selected ?? 0] ?? slides[0];
  if (!active) return null;
  return (
    <Carousel
      root={root}
      env={env}
      className="SliderWithPricing"
      style={{ '--background': props.backgroundColor } as CSSProperties}
      label={say(messages.label, env)}
      slides={slides.map((slide) => ({ id: slide.id, content: <BikeCard slide={slide} props={props} env={env} /> }))}
      slidesPerView={1}
      control={control}
    >
      <div className="SliderWithPricing-offer">
        {/* One text, so that a change is read as a whole; it says itself which slide came. */}
        <div className="SliderWithPricing-live" aria-live="polite" aria-atomic="true">
          <p className="SliderWithPricing-of" {...editable(env, 'slides', active.id, 'name')}>
            {active.name}
          </p>
          <Costs slide={active} props={props} env={env} />
        </div>
        {props.ctaText && <p {...editable(env, 'ctaText')}>{props.ctaText}</p>}
        <a className="Button" data-type="primary" href={props.ctaLink} {...editable(env, 'ctaButtonText')}>
          {props.ctaButtonText || say(messages.calculate, env)}
        </a>
      </div>
    </Carousel>
  );
}

function BikeCard({ slide, props, env }: { slide: Slide; props: Props; env: SiteEnv }) {
  const { id, image, name, bikeType, price } = slide;
  return (
    <article className="SliderWithPricing-bike">
      {image && (
        <Picture
          file={image}
          sizes="(min-width: 64em) 700px, 100vw"
          className="SliderWithPricing-image"
          alt={image.alternativeText}
        />
      )}
      <div className="SliderWithPricing-text">
        <p className="SliderWithPricing-name" {...editable(env, 'slides', id, 'name')}>
          {name}
        </p>
        {price && (
          <p className="SliderWithPricing-price" {...editable(env, 'slides', id, 'price')}>
            {priceText(price, props.currency)}
          </p>
        )}
        {bikeType && (
          <p className="SliderWithPricing-type" {...editable(env, 'slides', id, 'bikeType')}>
            {bikeType}
          </p>
        )}
      </div>
      {/* The card beside the row cannot follow without a script, so each bike then says its own costs. */}
      <div className="SliderWithPricing-still">
        <Costs slide={slide} props={props} env={env} />
      </div>
    </article>
  );
}

function Costs({ slide, props, env }: { slide: Slide; props: Props; env: SiteEnv }) {
  return (
    <dl className="SliderWithPricing-costs">
      {slide.monthlyCosts && (
        <div>
          <dt {...editable(env, 'monthlyCostsText')}>{props.monthlyCostsText || say(messages.monthlyCosts, env)}</dt>
          <dd className="SliderWithPricing-monthly" {...editable(env, 'slides', slide.id, 'monthlyCosts')}>
            {priceText(slide.monthlyCosts, props.currency)}
          </dd>
        </div>
      )}
      {slide.savingCosts && (
        <div className="SliderWithPricing-saving">
          <dt>{say(messages.saving, env)}</dt>
          <dd {...editable(env, 'slides', slide.id, 'savingCosts')}>{priceText(slide.savingCosts, props.currency)}</dd>
        </div>
      )}
    </dl>
  );
}
