import { useId } from 'react';
import { consentSentence, type LeadFieldName, listLeadFields } from '../../leads/lead-form.ts';
import { leadMessages } from '../../leads/lead-messages.ts';
import { mailWords } from '../../leads/mail-words.ts';
import { mailAddress, writeEmployerMail } from '../../leads/write-employer-mail.ts';
import type { VisitorText } from '../../site/messages.ts';
import { bikeCostsMessages } from '../../ui/bike-costs-messages.ts';
import '../../ui/custom-elements.ts';
import { ConsentField, FORM_STATES, FormField, FormTrap } from '../../ui/FormField.tsx';
import { formMessages } from '../../ui/form-messages.ts';
import { say, type ViewProps } from '../../ui/view.ts';
import type { LeadForm } from './block.ts';

const LABELS: Readonly<Record<LeadFieldName, VisitorText>> = {
  name: leadMessages.name,
  company: formMessages.company,
  email: formMessages.email,
  telephone: leadMessages.telephone,
  employees: leadMessages.employees,
  bike: leadMessages.bike,
  message: formMessages.message,
};

/**
 * A form that the CMS takes (`POST /api/leads`). Without its script the browser sends it, and the CMS leads back to the
 * page, to the element that says thanks; with it the page stays, and what is wrong stands beside the fields.
 */
export function View({ id, props, root, env, data }: ViewProps<typeof LeadForm>) {
  return (
    <lead-form {...root} class="Form LeadForm" data-purpose={props.purpose} data-state={FORM_STATES[data.status]}>
      {props.purpose === 'employee' ? (
        <EmployerMail props={props} env={env} />
      ) : (
        <SentForm id={id} props={props} env={env} />
      )}
    </lead-form>
  );
}

type Given = ViewProps<typeof LeadForm>;

function SentForm({ id: block, props, env }: Pick<Given, 'id' | 'props' | 'env'>) {
  const id = useId();
  const fields = listLeadFields(props);
  const isNewsletter = props.purpose === 'newsletter';
  return (
    <>
      <form className="Form-fields" action={`${env.cmsUrl}/api/leads`} method="post">
        <input type="hidden" name="form" value={block} />
        <input type="hidden" name="page" value={env.pageId ?? ''} />
        <input type="hidden" name="locale" value={env.locale} />
        <input type="hidden" name="country" value={env.country} />
        {fields.map(({ name, type, autoComplete, maxLength, isRequired }, index) => (
          <FormField
            key={name}
            id={id}
            env={env}
            field={name}
            name={`fields[${name}]`}
            label={say(name === 'email' && isNewsletter ? leadMessages.privateEmail : LABELS[name], env)}
            type={type}
            autoComplete={autoComplete}
            required={isRequired}
            maxLength={maxLength}
            invalid={name === 'employees' ? say(leadMessages.invalidEmployees, env) : undefined}
            wide={type === 'textarea' || isAlone(fields, index)}
          />
        ))}
        {props.purpose === 'employer' && fields.some(({ name }) => name === 'bike' || name === 'message') && (
          <p
            className="Form-optional"
            role="status"
            hidden
            data-api={env.cmsUrl}
            data-carried={JSON.stringify(carriedWords(env))}
          >
            {say(leadMessages.carried, env)}
          </p>
        )}
        <ConsentField id={id} env={env} sentence={consentSentence(props, env.locale)} privacyLink={props.privacyLink} />
        <FormTrap />
        <button className="Button" type="submit">
          <span data-for="ready">{say(isNewsletter ? leadMessages.subscribe : formMessages.send, env)}</span>
          <span data-for="sending">{say(formMessages.sending, env)}</span>
          <span data-for="failed">{say(formMessages.retry, env)}</span>
        </button>
      </form>
      <div className="Form-status" id={`sent-${block}`} role="status" tabIndex={-1}>
        <p data-for="sent">
          {isNewsletter ? thankReader(props.thanks, env) : props.thanks || say(formMessages.sent, env)}
        </p>
        <p data-for="failed">{say(formMessages.failed, env)}</p>
      </div>
    </>
  );
}

/** What the script writes of a bike that the visitor comes from or calculates with. */
function carriedWords(env: Given['env']) {
  return { months: say(bikeCostsMessages.months, env), monthly: say(bikeCostsMessages.monthly, env) };
}

/** Whoever wants the newsletter has to look for a mail: that is said beside the thanks of an editor as well. */
function thankReader(thanks: string, env: Given['env']): string {
  return [thanks, say(leadMessages.subscribed, env)].filter(Boolean).join(' ');
}

/** True for the last of an odd number of fields in rows of two, which would leave half a row empty. */
function isAlone(fields: readonly { type: string }[], index: number): boolean {
  const narrow = fields.filter(({ type }) => type !== 'textarea').length;
  return index === narrow - 1 && narrow % 2 === 1;
}

/** The mail to the employer. It is whole without a script, which adds the bike that a link names, its price and a name. */
function EmployerMail({ props, env }: Pick<Given, 'props' | 'env'>) {
  const id = useId();
  const link = props.employersLink || '/';
  const address = URL.canParse(link, env.siteUrl) ? new URL(link, env.siteUrl).href : link;
  const words = mailWords(env);
  const mail = writeEmployerMail({ words, address });
  return (
    <div
      className="LeadForm-mail Flow"
      data-address={address}
      data-api={env.cmsUrl}
      data-calculator={env.calculatorSlug}
      data-files={env.fileBase}
      data-locale={env.locale}
      data-words={JSON.stringify(words)}
    >
      <p>{say(leadMessages.mailIntroduction, env)}</p>
      <div className="Form-field" data-scripted>
        <label htmlFor={id}>{say(leadMessages.name, env)}</label>
        <input id={id} type="text" autoComplete="name" maxLength={120} />
      </div>
      <div className="LeadForm-letter">
        <figure
          data-bike
          hidden
          style={{ float: 'inline-end', width: 'min(15rem, 100%)', margin: '0 0 1rem 1.5rem' }}
        />
        <strong>{mail.subject}</strong>
        <p>{mail.body}</p>
      </div>
      {props.employersLink && (
        <p>
          <a href={props.employersLink}>{say(leadMessages.forEmployers, env)}</a>
        </p>
      )}
      <a className="Button" href={mailAddress(mail)}>
        {say(leadMessages.openMail, env)}
      </a>
      <p data-copy hidden>
        <button className="Button" type="button" data-type="secondary-white">
          {say(leadMessages.copyMail, env)}
        </button>
      </p>
      <p role="status" data-copied={say(leadMessages.copiedMail, env)} />
    </div>
  );
}
