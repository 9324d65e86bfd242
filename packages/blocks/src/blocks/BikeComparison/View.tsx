import { BIKE_LIST_PATHS, bikePath } from '../../core/locales.ts';
import { priceText } from '../../core/price.ts';
import type { VisitorText } from '../../core/text.ts';
import { say, type ViewEnv, type ViewProps } from '../../ui/view.ts';
import type { BikeComparison } from './block.ts';
import {
  type ComparedBike,
  type ComparisonSection,
  compareEbikeSpecifics,
  compareSpecifics,
  MAX_COMPARED_BIKES,
  readBikes,
} from './compare-bikes.ts';
import { fieldNames, messages } from './messages.ts';

const SLOTS = Array.from({ length: MAX_COMPARED_BIKES }, (_, slot) => slot);

/**
 * Which bikes are compared is known in the visitor's browser alone. Until it said so this waits; without a script it
 * leads to the bikes.
 */
export function View({ root, env, data }: ViewProps<typeof BikeComparison>) {
  const bikes = data.status === 'loaded' ? readBikes(data.data) : [];
  const waiting = data.status === 'idle' || data.status === 'loading';
  const none = (
    <div className="BikeComparison-none">
      <p>{say(messages.no_bikes_to_compare, env)}</p>
      <a className="Button" data-type="primary" href={BIKE_LIST_PATHS[env.locale]}>
        {say(messages.backToSearch, env)}
      </a>
    </div>
  );
  return (
    <bike-comparison {...root} class="BikeComparison">
      <a className="BikeComparison-back" href={BIKE_LIST_PATHS[env.locale]}>
        {say(messages.back, env)}
      </a>
      {waiting && (
        <>
          <p className="BikeComparison-waiting" role="status">
            {say(messages.loading, env)}
          </p>
          <div className="BikeComparison-unscripted">{none}</div>
        </>
      )}
      {!waiting && (bikes.length === 0 ? none : <Comparison bikes={bikes} env={env} />)}
    </bike-comparison>
  );
}

// Rows are drawn as grids, which takes the roles of a table from them in some browsers; so roles are given.
// biome-ignore-start lint/a11y/noRedundantRoles: see above
// biome-ignore-start lint/a11y/useSemanticElements: they are
// biome-ignore-start lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
function Comparison({ bikes, env }: { bikes: readonly ComparedBike[]; env: ViewEnv }) {
  const sections = compareSpecifics(bikes);
  const ebike = compareEbikeSpecifics(bikes);
  return (
    <>
      <label className="BikeComparison-switch">
        <input type="checkbox" role="switch" />
        {say(messages.onlyDifferences, env)}
      </label>
      <table role="table" aria-label={say(messages.table, env)}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className="BikeComparison-corner" />
            {SLOTS.map((slot) => (
              <Slot key={slot} bike={bikes[slot]} env={env} />
            ))}
          </tr>
        </thead>
        {(ebike ? [...sections, ebike] : sections).map((section) => (
          <Section key={section.key} section={section} env={env} />
        ))}
      </table>
    </>
  );
}

function Slot({ bike, env }: { bike: ComparedBike | undefined; env: ViewEnv }) {
  if (!bike) {
    return (
      <td role="cell" className="BikeComparison-slot" data-free="">
        <a href={BIKE_LIST_PATHS[env.locale]}>{say(messages.addBike, env)}</a>
      </td>
    );
  }
  const { image, brand, model, year, price, slug } = bike;
  return (
    <th role="columnheader" scope="col" className="BikeComparison-slot">
      <span className="BikeComparison-picture">
        {image && <img src={image.url} alt="" width="400" height="300" loading="lazy" decoding="async" />}
      </span>
      <span className="BikeComparison-brand">{brand}</span>
      {slug ? <a href={bikePath(env.locale, encodeURIComponent(slug))}>{model}</a> : <span>{model}</span>}
      <span className="BikeComparison-fact">{year}</span>
      <span className="BikeComparison-fact">{formatPrice(price)}</span>
    </th>
  );
}

function Section({ section, env }: { section: ComparisonSection; env: ViewEnv }) {
  return (
    <tbody role="rowgroup" data-equal={section.equal || undefined}>
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={4} className="BikeComparison-section">
          {fieldName(section.key, env)}
        </th>
      </tr>
      {section.rows.map((row) => (
        <tr key={row.key} role="row" data-equal={row.equal || undefined}>
          <th role="rowheader" scope="row">
            {fieldName(row.key, env)}
          </th>
          {SLOTS.map((slot) => (
            <td key={slot} role="cell">
              {slot < row.values.length && (row.values[slot] || '–')}
              {row.details[slot] && <small>{row.details[slot]}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

// biome-ignore-end lint/a11y/noRedundantRoles: see above
// biome-ignore-end lint/a11y/useSemanticElements: see above
// biome-ignore-end lint/a11y/useAriaPropsForRole: see above

/** The field's name in the visitor's language, or the CMS's own: `seat_post` is "Seat post". */
function fieldName(key: string, env: ViewEnv): string {
  const known = (fieldNames as Readonly<Record<string, VisitorText | undefined>>)[key];
  if (known && Object.hasOwn(fieldNames, key)) return say(known, env);
  const words = key.replaceAll('_', ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A number of the CMS has a point before its cents, where a typed price has a comma. */
function formatPrice(price: ComparedBike['price']): string {
  return priceText(typeof price === 'number' ? String(price).replace('.', ',') : (price ?? ''), 'euro');
}
