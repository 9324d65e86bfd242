import { fillIn } from 'page-format';
import { Fragment, memo, useMemo } from 'react';
import { numberTag } from '../../site/number-tag.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { say, type ViewProps } from '../../ui/view.ts';
import type { DealerLocatorMap } from './block.ts';
import type { LocatorControl } from './control.ts';
import { describePlace } from './describe-place.ts';
import { listDealers } from './locator.ts';
import { MapPlace } from './MapPlace.tsx';
import { messages } from './messages.ts';
import type { Place } from './project.ts';
import { type Dealer, type Locator, readLocator } from './read-dealers.ts';
import { SearchBox } from './SearchBox.tsx';

type Given = Omit<ViewProps<typeof DealerLocatorMap>, 'id' | 'areas' | 'props'> & {
  /** What the script does here; without it everything stands still. */
  control?: LocatorControl | undefined;
  /** Entries that are drawn; those behind them stay as the server has drawn them. All where nothing is said. */
  drawn?: number | undefined;
};

export function View({ root, env, data, control, drawn = Number.POSITIVE_INFINITY }: Given) {
  const locator = useMemo(() => readLocator(data), [data]);
  const listed = listDealers(locator.dealers, control?.selectedId);
  const mapStatus = locator.map ?? control?.mapStatus ?? 'notLoaded';
  const isLoading = control?.isLoading ?? data.status === 'loading';
  return (
    <section {...root} className="DealerLocatorMap" aria-label={say(messages.label, env)}>
      <div className="DealerLocatorMap-panel" ref={control?.panelRef}>
        <SearchBox env={env} control={control} />
        <div className="DealerLocatorMap-state">
          <p role="status">{describeState({ data, isLoading, locator, listed: listed.length, env, control })}</p>
          {control && !isLoading && locator.namesakes.length > 0 && (
            <p>
              {say(messages.namesakes, env)}
              {locator.namesakes.map((name) => (
                <Fragment key={name}>
                  <br />
                  <button
                    type="button"
                    className="DealerLocatorMap-act"
                    data-scripted
                    onClick={() => control.onPlace(name)}
                  >
                    {name}
                  </button>
                </Fragment>
              ))}
            </p>
          )}
          {data.status === 'failed' && (
            <button
              type="button"
              className="DealerLocatorMap-act"
              data-scripted
              disabled={!control}
              onClick={control?.onRetry}
            >
              {say(messages.retry, env)}
            </button>
          )}
        </div>
        {listed.length > 0 && (
          <ul
            className="DealerLocatorMap-list"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            tabIndex={0}
            aria-label={say(messages.list, env)}
            aria-busy={isLoading || undefined}
            data-near={locator.location ? '' : undefined}
            ref={control?.listRef}
          >
            {listed.map((dealer, index) =>
              index < drawn ? (
                <DealerEntry
                  key={dealer.id}
                  dealer={dealer}
                  env={env}
                  isSelected={control?.selectedId === dealer.id}
                  onSelect={control?.onSelect}
                />
              ) : (
                <ServerEntry key={dealer.id} />
              ),
            )}
          </ul>
        )}
      </div>
      <MapPlace status={mapStatus} dealers={locator.dealers} env={env} control={control} />
    </section>
  );
}

interface Told extends Pick<Given, 'data' | 'env' | 'control'> {
  isLoading: boolean;
  locator: Locator;
  listed: number;
}

function describeState({ data, isLoading, locator, listed, env, control }: Told): string {
  if (isLoading) return say(messages.loading, env);
  if (data.status === 'failed') return say(messages.failed, env);
  if (control?.address.trim() && !locator.location && locator.dealers.length === 0)
    return say(messages.unknownPlace, env);
  return [describePlace(locator, env), countDealers(locator, listed, env)].filter(Boolean).join(' ');
}

function countDealers({ dealers, total, isFar }: Locator, listed: number, env: SiteEnv): string {
  if (dealers.length === 0) return say(messages.none, env);
  // Small numbers are the same in every language, and a format takes a slow telephone as long as half the list.
  const count = total < 1_000 ? String(total) : total.toLocaleString(numberTag(env.lang));
  if (isFar) return say(messages.nearest, env);
  if (listed < total) return fillIn(say(messages.part, env), { count, listed });
  return total === 1 ? say(messages.one, env) : fillIn(say(messages.count, env), { count });
}

interface Entry extends Pick<Given, 'env'> {
  dealer: Dealer;
  isSelected: boolean;
  onSelect: LocatorControl['onSelect'] | undefined;
}

/** Drawn again only when something of its own changes: the list is long, and the map tells of itself several times. */
const DealerEntry = memo(function DealerEntry({ dealer, env, isSelected, onSelect }: Entry) {
  const { id, name, street, place, distance, certified, coordinates } = dealer;
  return (
    <li
      className="DealerLocatorMap-dealer"
      data-id={id}
      data-certified={certified || undefined}
      data-selected={isSelected || undefined}
      data-unplaced={!coordinates || undefined}
    >
      {onSelect && coordinates ? (
        <button type="button" aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}
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
      <DealerContact dealer={dealer} env={env} />
    </li>
  );
});

const NOTHING = { __html: '' };

/** An entry that stays as the server has drawn it: taking a page over leaves alone what stands in such an element. */
function ServerEntry() {
  return <li className="DealerLocatorMap-dealer" dangerouslySetInnerHTML={NOTHING} />;
}

/** When a dealer is open, and how to reach it; shown of the one that is chosen, and of those that cannot be chosen. */
const DealerContact = memo(function DealerContact({ dealer, env }: Pick<Entry, 'dealer' | 'env'>) {
  const { telephone, email, website, coordinates, name, hours } = dealer;
  const links = [
    { shown: telephone, address: telephone && `tel:${telephone.replaceAll(/[^+\d]/g, '')}` },
    { shown: say(messages.mail, env), address: email && `mailto:${email}` },
    { shown: say(messages.website, env), address: website },
    { shown: say(messages.route, env), address: coordinates ? routeTo(coordinates) : '' },
  ].filter(({ address }) => address !== '');
  if (links.length === 0 && !hours) return null;
  return (
    <span className="DealerLocatorMap-more">
      {hours && <span>{hours}</span>}
      {links.map(({ shown, address }) => (
        <a key={address} href={address} aria-label={`${shown}: ${name}`}>
          {shown}
        </a>
      ))}
    </span>
  );
});

/** Directions to a place, from wherever the visitor says. */
function routeTo({ lat, lng }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`;
}
