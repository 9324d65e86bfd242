import type { Loadable } from 'page-format';
import { useId } from 'react';
import { callMessages } from '../../ui/call-messages.ts';
import '../../ui/custom-elements.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { HubspotForm } from './block.ts';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';

/** What the form shows; the element moves it from one state to the next. */
const STATES: Readonly<Record<Loadable['status'], string>> = {
  idle: 'ready',
  loading: 'sending',
  failed: 'failed',
  loaded: 'sent',
};

/**
 * A form of our own over HubSpot's public endpoint. HubSpot tells nobody without a key which fields a form has, so the
 * block asks what an offer to companies needs: who, where, and what about. Nothing reaches HubSpot before a press.
 *
 * Everything a visitor may come to read is in the page, in one language; style shows what belongs to `data-state`.
 */
export function View({ props, root, env, data }: ViewProps<typeof HubspotForm>) {
  const { portalId, formId, region } = props;
  if (portalId === '' || formId === '') {
    if (env.mode === 'site') return null;
    return (
      <MissingNotice root={root} text="The portal ID or the form ID is none that HubSpot gives. Please check them." />
    );
  }
  return (
    <hubspot-form
      {...root}
      class="HubspotForm"
      data-portal={portalId}
      data-form={formId}
      data-region={region}
      data-state={STATES[data.status]}
    >
      {props.useOfficialEmbed ? <OfficialEmbed env={env} /> : <OwnForm props={props} env={env} />}
    </hubspot-form>
  );
}

type Given = ViewProps<typeof HubspotForm>;

function OwnForm({ props, env }: Pick<Given, 'props' | 'env'>) {
  const id = useId();
  const field = { id, env };
  return (
    <>
      <form className="HubspotForm-form" method="post">
        <Field {...field} name="firstname" autoComplete="given-name" required />
        <Field {...field} name="lastname" autoComplete="family-name" required />
        {props.askCompany && <Field {...field} name="company" autoComplete="organization" />}
        <Field {...field} name="email" type="email" autoComplete="email" required wide={!props.askCompany} />
        {props.askMessage && <Field {...field} name="message" type="textarea" wide />}
        <div className="HubspotForm-field" data-wide="">
          <div className="HubspotForm-consent">
            <input
              id={`${id}consent`}
              name="consent"
              type="checkbox"
              required
              data-missing={say(messages.missingConsent, env)}
              aria-describedby={`${id}consent-error`}
            />
            <label htmlFor={`${id}consent`}>{say(messages.consent, env)}</label>
            {props.privacyLink && (
              // In a tab of its own, so that what was typed is not lost.
              <a href={props.privacyLink} target="_blank" rel="noopener">
                {say(messages.privacy, env)}
              </a>
            )}
          </div>
          <p className="HubspotForm-error" id={`${id}consent-error`} />
        </div>
        {/* Only programs fill this in. */}
        <label className="HubspotForm-trap" aria-hidden="true">
          Website
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {/* Sleeps until the script can send, so that no press before is lost in a page that takes none. */}
        <button className="Button" type="submit" disabled>
          <span data-for="ready">{say(messages.send, env)}</span>
          <span data-for="sending">{say(messages.sending, env)}</span>
          <span data-for="failed">{say(messages.retry, env)}</span>
        </button>
        <p className="HubspotForm-note">{say(messages.noScript, env)}</p>
      </form>
      <div className="HubspotForm-status" role="status" tabIndex={-1}>
        <p data-for="sent">{say(messages.sent, env)}</p>
        <p data-for="failed">{say(messages.failed, env)}</p>
      </div>
    </>
  );
}

function OfficialEmbed({ env }: Pick<Given, 'env'>) {
  return (
    <>
      <div className="HubspotForm-embed" id={`hubspot${useId().replaceAll(':', '')}`}>
        <p>{say(messages.embedNote, env)}</p>
        <button className="Button" type="button" disabled>
          {say(messages.load, env)}
        </button>
        <p className="HubspotForm-note">{say(messages.noScript, env)}</p>
      </div>
      <div className="HubspotForm-status" role="status">
        <p data-for="failed">{say(callMessages.scriptNotLoaded, env)}</p>
      </div>
    </>
  );
}
