import type { MouseEventHandler } from 'react';
import { BIKE_LIST_PATHS, bikePath, COUNTRY_SITES } from '../../site/locales.ts';
import { cmsPriceText } from '../../site/price.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { BikeCosts } from '../../ui/BikeCosts.tsx';
import { bikeFieldName } from '../../ui/bike-field-names.ts';
import { BIKE_PICTURE_SIZES } from '../../ui/bike-picture.ts';
import {
  type ComparedBike,
  type ComparisonSection,
  compareEbikeSpecifics,
  compareSpecifics,
  readBikes,
} from '../../ui/bike-specifications.ts';
import { bikeValueText } from '../../ui/bike-values.ts';
import { CostsBasis } from '../../ui/CostsBasis.tsx';
import { MAX_COMPARED_BIKES } from '../../ui/compared-bikes.ts';
import { focalStyle } from '../../ui/image-attributes.ts';
import { say, type ViewProps } from '../../ui/view.ts';
import type { BikeComparison } from './block.ts';
import { messages } from './messages.ts';

const SLOTS = Array.from({ length: MAX_COMPARED_BIKES }, (_, slot) => slot);

type Given = Omit<ViewProps<typeof BikeComparison>, 'id' | 'areas'> & {
  /** Instead of following the link back. */
  onBack?: MouseEventHandler;
  /** Takes a bike out of the comparison. */
  onRemove?(documentId: string): void;
  /** Sends the address of the comparison to others, where the browser can. */
  onShare?: (() => void) | undefined;
  /** True once the address is in the clipboard. */
  isCopied?: boolean;
};

/**
 * Which bikes are compared is known in the visitor's browser alone. Until it said so this waits; without a script it
 * leads to the bikes. On the canvas none are chosen.
 */
export function View({ root, env, data, onBack, onRemove, onShare, isCopied }: Given) {
  const bikes = data.status === 'loaded' ? readBikes(data.data, env.fileBase ?? env.cmsUrl) : [];
  const waiting = data.status === 'loading' || (data.status === 'idle' && env.mode === 'site');
  const none = (
    <div className="BikeComparison-none">
      <p>{say(messages.no_bikes_to_compare, env)}</p>
      <a className="Button" data-type="primary" href={BIKE_LIST_PATHS[env.locale]}>
        {say(messages.backToSearch, env)}
      </a>
    </div>
  );
  return (
    <div {...root} className="BikeComparison">
      <a className="BikeComparison-back" href={BIKE_LIST_PATHS[env.locale]} onClick={onBack}>
        {say(messages.back, env)}
      </a>
      {waiting && (
        <>
          <p className="BikeComparison-waiting" data-scripted role="status">
            {say(messages.loading, env)}
          </p>
          <div className="BikeComparison-unscripted">{none}</div>
        </>
      )}
      {!waiting &&
        (bikes.length === 0 ? (
          none
        ) : (
          <Comparison bikes={bikes} env={env} onRemove={onRemove} onShare={onShare} isCopied={isCopied} />
        ))}
    </div>
  );
}

// Rows are drawn as grids, which takes the roles of a table from them in some browsers; so roles are given.
// biome-ignore-start lint/a11y/noRedundantRoles: see above
// biome-ignore-start lint/a11y/useSemanticElements: they are
// biome-ignore-start lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
type ComparisonProps = { bikes: readonly ComparedBike[] } & Pick<Given, 'env' | 'onRemove' | 'onShare' | 'isCopied'>;

function Comparison({ bikes, env, onRemove, onShare, isCopied }: ComparisonProps) {
  const sections = compareSpecifics(bikes);
  const ebike = compareEbikeSpecifics(bikes);
  return (
    <>
      <div className="BikeComparison-tools">
        <label className="BikeComparison-switch">
          <input type="checkbox" role="switch" />
          {say(messages.onlyDifferences, env)}
        </label>
        {/* Its place is kept before it is known whether the browser can, so that nothing moves. */}
        <button
          type="button"
          className="Button"
          data-type="secondary-white"
          style={onShare ? undefined : { visibility: 'hidden' }}
          onClick={onShare}
        >
          {say(messages.share, env)}
        </button>
        <span role="status">{isCopied && say(messages.copied, env)}</span>
      </div>
      <table role="table" aria-label={say(messages.table, env)}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className="BikeComparison-corner" />
            {SLOTS.map((slot) => (
              <Slot key={slot} bike={bikes[slot]} env={env} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {(ebike ? [...sections, ebike] : sections).map((section) => (
          <Section key={section.key} section={section} env={env} />
        ))}
      </table>
      {bikes.length > 0 && (
        <p>
          <CostsBasis env={env} />
        </p>
      )}
    </>
  );
}

function Slot({ bike, env, onRemove }: { bike: ComparedBike | undefined } & Pick<Given, 'env' | 'onRemove'>) {
  if (!bike) {
    return (
      <td role="cell" className="BikeComparison-slot" data-free="">
        <a href={BIKE_LIST_PATHS[env.locale]}>{say(messages.addBike, env)}</a>
      </td>
    );
  }
  const { id, image, sources, focalPoint, brand, model, year, slug } = bike;
  return (
    <th role="columnheader" scope="col" className="BikeComparison-slot">
      <span className="BikeComparison-picture">
        {image && (
          <img
            src={image}
            srcSet={sources || undefined}
            sizes={BIKE_PICTURE_SIZES.column}
            style={focalStyle(focalPoint)}
            alt=""
            width="400"
            height="300"
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="BikeComparison-brand">{brand}</span>
      {slug ? <a href={bikePath(env.locale, encodeURIComponent(slug))}>{model}</a> : <span>{model}</span>}
      <BikeCosts key={id} env={env} price={Number(bike.price)} />
      <span className="BikeComparison-fact">{year}</span>
      <span className="BikeComparison-fact">{cmsPriceText(bike.price, COUNTRY_SITES[env.country].currency)}</span>
      <button type="button" className="BikeComparison-remove" onClick={() => onRemove?.(id)}>
        {say(messages.remove, env)}
        <span className="visually-hidden"> {model}</span>
      </button>
    </th>
  );
}

function Section({ section, env }: { section: ComparisonSection; env: SiteEnv }) {
  return (
    <tbody role="rowgroup" data-equal={section.equal || undefined}>
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={4} className="BikeComparison-section">
          {bikeFieldName(section.key, env)}
        </th>
      </tr>
      {section.rows.map((row) => (
        <tr key={row.key} role="row" data-equal={row.equal || undefined}>
          <th role="rowheader" scope="row">
            {bikeFieldName(row.key, env)}
          </th>
          {SLOTS.map((slot) => (
            <td key={slot} role="cell">
              {slot < row.values.length && (bikeValueText(row.values[slot] ?? '', env) || '–')}
              {row.details[slot] && <small>{bikeValueText(row.details[slot], env)}</small>}
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
