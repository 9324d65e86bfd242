import { fillIn } from 'page-format';
import { createElement } from 'react';
import type { BikeLease } from '../../contract/bike-lease.ts';
import { bikePath } from '../../site/locales.ts';
import { BikeCosts } from '../../ui/BikeCosts.tsx';
import { BIKE_PICTURE_SIZES } from '../../ui/bike-picture.ts';
import { CostsBasis } from '../../ui/CostsBasis.tsx';
import { callMessages } from '../../ui/call-messages.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { focalStyle, readFocalPoint } from '../../ui/image-attributes.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import { type BikeCard, bikeListPlace, type CardText, readBikes } from './bike-card.ts';
import type { Bikes } from './block.ts';
import { messages } from './messages.ts';

type Given = ViewProps<typeof Bikes>;

export function View({ props, root, env, data }: Given) {
  const chosen = props.source === 'type' ? props.bikeType : props.bikeBrand;
  if (!chosen) return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.bikesDeleted} />;
  if (data.status !== 'loaded') {
    const failed = data.status === 'failed' && fillIn(say(callMessages.bikesFailed, env), data);
    const text = failed || say(callMessages.bikesLoading, env);
    return <State root={root} text={text} />;
  }
  const place = bikeListPlace(env, chosen.cmsUrl);
  const bikes = readBikes(data.data, place).slice(0, props.limit);
  if (bikes.length === 0) {
    return <State root={root} text={fillIn(say(callMessages.bikesNone, env), { value: chosen.value })} />;
  }
  const lease = bikes.map((bike) => readLease(bike.lease)).find(Boolean);
  return (
    <div {...root} className="Bikes">
      {createElement(
        'bike-list',
        {
          'data-cms': chosen.cmsUrl,
          'data-address': chosen.address,
          'data-files': place.fileBase === chosen.cmsUrl ? undefined : place.fileBase,
          'data-limit': props.limit,
          'data-path': bikePath(env.locale, ''),
          'data-types': JSON.stringify(place.typeNames),
          'data-currency': place.currency,
        },
        ...bikes.map((bike) => <Card key={bike.slug} bike={bike} env={env} />),
      )}
      {lease && (
        <p style={{ marginBlockStart: '1rem' }}>
          <CostsBasis env={env} lease={lease} />
        </p>
      )}
    </div>
  );
}

/** Undefined where the CMS calculated nothing, and where it is of another version. */
function readLease(value: unknown): BikeLease | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { monthly, saving, takeover, months, taxClass } = value as Record<keyof BikeLease, unknown>;
  const read = (amount: unknown) => (typeof amount === 'number' && Number.isFinite(amount) ? amount : null);
  const costs = { monthly: read(monthly), saving: read(saving), takeover: read(takeover), months: read(months) };
  return typeof taxClass === 'string' ? { ...costs, taxClass } : costs;
}

function State({ root, text }: Pick<Given, 'root'> & { text: string }) {
  return (
    <p {...root} className="Bikes-state" role="status">
      {text}
    </p>
  );
}

/** An image needs an address, also the one of a card that waits for a bike with a picture. */
const NO_PICTURE = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** The script fills copies of a card by the names in `data-field`, and hides the fields that are empty. */
function Card({ bike, env }: { bike: BikeCard } & Pick<Given, 'env'>) {
  const show = (name: CardText) => ({
    'data-field': name,
    hidden: bike[name] === '',
    children: bike[name],
  });
  return (
    <article className="Bikes-card Card">
      <div className="Bikes-picture">
        <img
          data-field="image"
          src={bike.image || NO_PICTURE}
          srcSet={bike.sources || undefined}
          style={focalStyle(readFocalPoint(bike.focalPoint))}
          sizes={BIKE_PICTURE_SIZES.card}
          hidden={bike.image === ''}
          width={1_200}
          height={900}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <p className="Bikes-type" {...show('bikeType')} />
      </div>
      <div className="Bikes-body">
        <p className="Bikes-brand" {...show('brand')} />
        <h3 className="Card-title Bikes-title">
          <a data-field="title" href={bikePath(env.locale, encodeURIComponent(bike.slug))}>
            {bike.title}
          </a>
        </h3>
        <BikeCosts env={env} price={bike.amount} lease={readLease(bike.lease)} />
        <p className="Bikes-price" hidden={bike.price === ''}>
          <span className="visually-hidden">{say(messages.price, env)}: </span>
          <span {...show('price')} />
        </p>
      </div>
    </article>
  );
}
