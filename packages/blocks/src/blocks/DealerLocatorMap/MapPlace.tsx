import { useMemo } from 'react';
import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import type { LocatorControl } from './control.ts';
import { drawDealers } from './draw-dealers.ts';
import { COUNTRIES_PATH } from './drawing.ts';
import { messages } from './messages.ts';
import type { Dealer, MapStatus } from './read-dealers.ts';

interface Given {
  status: MapStatus;
  dealers: readonly Dealer[];
  env: SiteEnv;
  control: LocatorControl | undefined;
}

/** Where the map appears. Until then, and where it cannot, a drawing shows where in the country the dealers are. */
export function MapPlace({ status, dealers, env, control }: Given) {
  const { viewBox, dots } = useMemo(() => drawDealers(dealers), [dealers]);
  return (
    <div className="DealerLocatorMap-map" data-status={status}>
      <svg className="DealerLocatorMap-drawing" viewBox={viewBox} aria-hidden="true" ref={control?.drawingRef}>
        <path className="DealerLocatorMap-countries" d={COUNTRIES_PATH} />
        {dots && <path className="DealerLocatorMap-dots" d={dots} />}
      </svg>
      {control?.map}
      {status === 'loading' && (
        <p className="DealerLocatorMap-notice" role="status">
          {say(messages.mapLoading, env)}
        </p>
      )}
      {(status === 'failed' || status === 'authFailure') && (
        <div className="DealerLocatorMap-notice">
          <p role="alert">{status === 'failed' ? say(messages.mapFailed, env) : say(messages.mapAuthFailure, env)}</p>
          {/* In its place from the start, so that the notice stands still when the script comes. */}
          <button
            type="button"
            className="DealerLocatorMap-act"
            data-scripted
            disabled={!control}
            onClick={control?.onRetryMap}
          >
            {say(messages.retry, env)}
          </button>
        </div>
      )}
    </div>
  );
}
