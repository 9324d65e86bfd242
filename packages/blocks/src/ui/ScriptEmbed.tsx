import type { Loadable } from 'page-format';
import { createElement } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import { scriptEmbedMessages } from './script-embed-messages.ts';
import { say } from './view.ts';

/** What is said while a component is fetched, and when it does not come or does not start. */
export interface EmbedTexts {
  loading: string;
  notLoaded: string;
  notRegistered: string;
}

interface ScriptEmbedProps {
  env: SiteEnv;
  /** Address of the script that registers the component; empty where the site does not run it. */
  src: string;
  /** Name of the component's element. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  texts: EmbedTexts;
  /** Idle until the script runs; samples show a failure with it. */
  data: Loadable;
}

/**
 * - `loading`: the script is fetched when a visitor comes near
 * - `ready`: the element is defined, and draws itself
 * - `elsewhere`: only visitors see the component, on the site
 */
type EmbedState = 'loading' | 'ready' | 'failed' | 'elsewhere';

/**
 * The place of a component that an external script brings: as tall as the component from the start, with the waiting
 * and the failing in it. `client/script-embed.ts` wakes it; without scripts it says that one is needed.
 */
export function ScriptEmbed({ env, src, tag, attributes, texts, data }: ScriptEmbedProps) {
  const state = findState(env, src, tag, data);
  return (
    <script-embed
      class="ScriptEmbed"
      data-state={state}
      data-src={src || undefined}
      data-tag={tag}
      data-not-loaded={texts.notLoaded}
      data-not-registered={texts.notRegistered}
    >
      <p className="ScriptEmbed-loading" role="status">
        {texts.loading}
      </p>
      <div className="ScriptEmbed-failed">
        <p role="alert">{state === 'failed' ? findMessage(data, texts) : ''}</p>
        {src !== '' && (
          <button type="button" className="Button" data-type="secondary-white">
            {say(scriptEmbedMessages.retry, env)}
          </button>
        )}
      </div>
      <p className="ScriptEmbed-still">{say(scriptEmbedMessages.needsScript, env)}</p>
      {state === 'elsewhere' && <p>This component is shown on the site. The editor does not run its script.</p>}
      {/* On the canvas a press selects the block. */}
      {createElement(tag, env.mode === 'edit' ? { ...attributes, inert: '' } : attributes)}
    </script-embed>
  );
}

function findState({ definedElements }: SiteEnv, src: string, tag: string, data: Loadable): EmbedState {
  if (data.status === 'failed') return 'failed';
  if (definedElements) return definedElements.includes(tag) ? 'ready' : 'elsewhere';
  return src === '' ? 'failed' : 'loading';
}

function findMessage(data: Loadable, { notLoaded }: EmbedTexts): string {
  return data.status === 'failed' ? data.message : notLoaded;
}
