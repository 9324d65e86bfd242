import { useId } from 'react';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import type { LocatorControl, PositionStatus } from './control.ts';
import { DISTANCES, type Distance, USUAL_DISTANCE } from './locator.ts';
import { messages } from './messages.ts';

interface Given {
  env: SiteEnv;
  control: LocatorControl | undefined;
}

/** The distance is asked for only once a place is typed; style sees to that, so that it holds before the script too. */
export function SearchBox({ env, control }: Given) {
  const id = useId();
  return (
    <search className="DealerLocatorMap-search" data-scripted>
      <label htmlFor={`${id}address`}>{say(messages.label, env)}</label>
      <input
        id={`${id}address`}
        type="search"
        name="address"
        placeholder={say(messages.search, env)}
        autoComplete="postal-code"
        maxLength={200}
        onChange={control && (({ currentTarget }) => control.onAddress(currentTarget.value))}
      />
      <label className="DealerLocatorMap-distance">
        {say(messages.distance, env)}
        <select
          name="distance"
          defaultValue={USUAL_DISTANCE}
          disabled={control && control.address.trim() === ''}
          onChange={control && (({ currentTarget }) => control.onDistance(Number(currentTarget.value) as Distance))}
        >
          {DISTANCES.map((kilometres) => (
            <option key={kilometres} value={kilometres}>
              {kilometres} km
            </option>
          ))}
        </select>
      </label>
      <Position env={env} status={control?.positionStatus ?? 'notAsked'} onLocate={control?.onLocate} />
    </search>
  );
}

interface PositionGiven {
  env: SiteEnv;
  status: PositionStatus;
  onLocate: LocatorControl['onLocate'] | undefined;
}

/** Asks for the visitor's position, and says why it is not known. */
function Position({ env, status, onLocate }: PositionGiven) {
  const refusal = status === 'notAsked' || status === 'looking' || status === 'found' ? undefined : messages[status];
  return (
    <div className="DealerLocatorMap-position">
      {status !== 'unsupported' && (
        // Until the script is there to answer, a press would be lost.
        <button type="button" className="DealerLocatorMap-act" data-scripted disabled={!onLocate} onClick={onLocate}>
          {say(status === 'looking' ? messages.looking : messages.locate, env)}
        </button>
      )}
      <p role="alert">{refusal && say(refusal, env)}</p>
    </div>
  );
}
