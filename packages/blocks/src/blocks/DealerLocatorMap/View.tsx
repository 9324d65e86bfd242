import { useId } from 'react';
import { ERROR_TEXTS } from '../../core/errors.ts';
import { say, type ViewEnv, type ViewProps } from '../../ui/view.ts';
import type { DealerLocatorMap } from './block.ts';
import { messages } from './messages.ts';
import { type Dealer, type MapStatus, placeOnDrawing, readLocator } from './read-dealers.ts';

/** Kilometres that can be chosen (specification point 5). */
const DISTANCES = [10, 25, 50];
const USUAL_DISTANCE = 50;

type Given = ViewProps<typeof DealerLocatorMap>;

export function View({ root, env, data }: Given) {
  const { dealers, map } = readLocator(data);
  return (
    <section {...root} className="DealerLocatorMap" aria-label={say(messages.label, env)}>
      <MapPlace status={map} dealers={dealers} env={env} />
      <div className="DealerLocatorMap-panel">
        <Search env={env} />
        {data.status === 'loaded' && dealers.length > 0 ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          <ul className="DealerLocatorMap-list" tabIndex={0} aria-label={say(messages.list, env)}>
            {dealers.map((dealer) => (
              <DealerEntry key={dealer.id} dealer={dealer} env={env} />
            ))}
          </ul>
        ) : (
          <p className="DealerLocatorMap-state" role="status">
            {say(stateMessage(data), env)}
          </p>
        )}
      </div>
    </section>
  );
}

function stateMessage({ status }: Given['data']) {
  if (status === 'failed') return messages.failed;
  return status === 'loaded' ? messages.none : messages.loading;
}

/** The distance is asked for only once a place is typed; style sees to that. */
function Search({ env }: { env: ViewEnv }) {
  const id = useId();
  return (
    <search className="DealerLocatorMap-search">
      <label htmlFor={`${id}address`}>{say(messages.label, env)}</label>
      <input
        id={`${id}address`}
        type="search"
        name="address"
        placeholder={say(messages.search, env)}
        autoComplete="postal-code"
        maxLength={200}
      />
      <label className="DealerLocatorMap-distance">
        {say(messages.distance, env)}
        <select name="distance" defaultValue={USUAL_DISTANCE}>
          {DISTANCES.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {kilometres} km
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

function DealerEntry({ dealer, env }: { dealer: Dealer; env: ViewEnv }) {
  const { name, street, place, distance, certified } = dealer;
  return (
    <li className="DealerLocatorMap-dealer">
      <strong>{name}</strong>
      {distance !== undefined && (
        <span className="DealerLocatorMap-far">
          {distance.toLocaleString(env.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} km
        </span>
      )}
      <span className="DealerLocatorMap-address">
        {street && <span>{street}</span>}
        {place && <span>{place}</span>}
      </span>
      {certified && <span className="DealerLocatorMap-certified">{say(messages.certified, env)}</span>}
    </li>
  );
}

/** Where the map appears. Until then, and where it cannot, a drawing shows roughly where the dealers are. */
function MapPlace({ status, dealers, env }: { status: MapStatus; dealers: readonly Dealer[]; env: ViewEnv }) {
  return (
    <div className="DealerLocatorMap-map" data-status={status}>
      <svg
        className="DealerLocatorMap-drawing"
        viewBox="0 0 1600 800"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className="DealerLocatorMap-water"
          d="M0 0h420c-60 90 40 150-20 240S230 330 190 430 60 540 0 560Zm1600 520c-130 20-210 120-330 130s-170-60-260-10-60 110-120 160h710Z"
        />
        <path
          className="DealerLocatorMap-park"
          d="M620 90c110-60 240-20 270 70s-70 170-170 160-220-150-100-230Zm640 120c90-30 190 20 180 110s-120 130-200 90-80-170 20-200Z"
        />
        <path
          className="DealerLocatorMap-road"
          d="M300 800c40-220 180-320 400-380S1180 300 1600 60M520 0c60 260 200 420 420 520s420 160 480 280M180 620c300-60 560-20 800-120S1400 380 1600 400"
        />
      </svg>
      <div className="DealerLocatorMap-pins" aria-hidden="true">
        {placeOnDrawing(dealers).map(({ id, x, y }) => (
          <span key={id} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </div>
      {status === 'loading' && (
        <p className="DealerLocatorMap-notice" role="status">
          {say(messages.mapLoading, env)}
        </p>
      )}
      {status === 'failed' && <p className="DealerLocatorMap-notice">{say(messages.mapFailed, env)}</p>}
      {status === 'authFailure' && <p className="DealerLocatorMap-notice">{ERROR_TEXTS.mapAuthFailure}</p>}
    </div>
  );
}
