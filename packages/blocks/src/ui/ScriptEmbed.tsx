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
  /** Attributes of the component's element. */
  attributes: Readonly<Record<string, string>>;
  texts: EmbedTexts;
  /** Idle until the script runs; samples show a failure with it. */
  data: Loadable;
}

/**
 * The place of a component that an external script brings: as tall as the component from the start, with the waiting
 * and the failing in it. `client/script-embed.ts` wakes it; without scripts it says that one is needed.
 */
export function ScriptEmbed({ env, src, tag, attributes, texts, data }: ScriptEmbedProps) {
  return (
    <script-embed
      class="ScriptEmbed"
      data-state={data.status === 'failed' ? 'failed' : 'loading'}
      data-src={src || undefined}
      data-tag={tag}
      data-not-loaded={texts.notLoaded}
      data-not-registered={texts.notRegistered}
    >
      <p className="ScriptEmbed-loading" role="status">
        {texts.loading}
      </p>
      <div className="ScriptEmbed-failed">
        <p role="alert">{data.status === 'failed' ? data.message : ''}</p>
        {src !== '' && (
          <button type="button" className="Button" data-type="secondary-white">
            {say(scriptEmbedMessages.retry, env)}
          </button>
        )}
      </div>
      <p className="ScriptEmbed-still">{say(scriptEmbedMessages.needsScript, env)}</p>
      {createElement(tag, attributes)}
    </script-embed>
  );
}
