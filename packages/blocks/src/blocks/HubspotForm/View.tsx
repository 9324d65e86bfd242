import { useId } from 'react';
import { callMessages } from '../../ui/call-messages.ts';
import '../../ui/custom-elements.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { ConsentField, FORM_STATES, FormField, FormTrap } from '../../ui/FormField.tsx';
import { formMessages } from '../../ui/form-messages.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { HubspotForm } from './block.ts';
import { messages } from './messages.ts';

/**
 * A form of our own over HubSpot's public endpoint. HubSpot tells nobody without a key which fields a form has, so the
 * block asks what an offer to companies needs: who, where, and what about. Nothing reaches HubSpot before a press.
 *
 * Everything a visitor may come to read is in the page, in one language; style shows what belongs to `data-state`.
 */
export function View({ props, root, env, data }: ViewProps<typeof HubspotForm>) {
  const { portalId, formId, region } = props;
  if (portalId === '' || formId === '')
    return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.noHubspotForm} />;
  return (
    <hubspot-form
      {...root}
      class="Form HubspotForm"
      data-portal={portalId}
      data-form={formId}
      data-region={region}
      data-state={FORM_STATES[data.status]}
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
      <form className="Form-fields" method="post">
        {listFields(props).map((asked) => (
          <FormField key={asked.field} {...field} {...asked} label={say(asked.label, env)} />
        ))}
        <ConsentField {...field} sentence={say(formMessages.consent, env)} privacyLink={props.privacyLink} />
        <FormTrap />
        {/* Sleeps until the script can send, so that no press before is lost in a page that takes none. */}
        <button className="Button" type="submit" data-scripted disabled>
          <span data-for="ready">{say(formMessages.send, env)}</span>
          <span data-for="sending">{say(formMessages.sending, env)}</span>
          <span data-for="failed">{say(formMessages.retry, env)}</span>
        </button>
        <p className="Form-note">{say(messages.noScript, env)}</p>
      </form>
      <div className="Form-status" role="status" tabIndex={-1}>
        <p data-for="sent">{say(formMessages.sent, env)}</p>
        <p data-for="failed">{say(formMessages.failed, env)}</p>
      </div>
    </>
  );
}

const EMAIL = {
  field: 'email',
  label: formMessages.email,
  type: 'email',
  autoComplete: 'email',
  required: true,
} as const;

/** As HubSpot names them. */
function listFields({ askCompany, askMessage }: Given['props']) {
  const company = { field: 'company', label: formMessages.company, autoComplete: 'organization' };
  const message = { field: 'message', label: formMessages.message, type: 'textarea', wide: true } as const;
  return [
    { field: 'firstname', label: messages.firstname, autoComplete: 'given-name', required: true },
    { field: 'lastname', label: messages.lastname, autoComplete: 'family-name', required: true },
    ...(askCompany ? [company] : []),
    { ...EMAIL, wide: !askCompany },
    ...(askMessage ? [message] : []),
  ];
}

function OfficialEmbed({ env }: Pick<Given, 'env'>) {
  return (
    <>
      <div className="HubspotForm-embed" id={`hubspot${useId().replaceAll(':', '')}`}>
        <p>{say(messages.embedNote, env)}</p>
        <button className="Button" type="button" data-scripted disabled>
          {say(messages.load, env)}
        </button>
        <p className="Form-note">{say(messages.noScript, env)}</p>
      </div>
      <div className="Form-status" role="status">
        <p data-for="failed">{say(callMessages.scriptNotLoaded, env)}</p>
      </div>
    </>
  );
}
