import type { Loadable } from 'page-format';
import type { SiteEnv } from '../site/site-context.ts';
import { formMessages } from './form-messages.ts';
import { say } from './view.ts';

/** What a form shows; its element moves it from one state to the next. */
export const FORM_STATES: Readonly<Record<Loadable['status'], string>> = {
  idle: 'ready',
  loading: 'sending',
  failed: 'failed',
  loaded: 'sent',
};

interface FormFieldProps {
  /** What the ids of this form's fields begin with. */
  id: string;
  env: Pick<SiteEnv, 'locale'>;
  /** Ends the ids, and is the name that errors name. */
  field: string;
  label: string;
  /** What it is sent as, where that is not the field's own name. */
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'number' | 'textarea';
  autoComplete?: string | undefined;
  required?: boolean;
  maxLength?: number;
  /** What is said of a value that cannot be. */
  invalid?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
}

/** A labelled field with the place for its error, and the words that may come to stand there. */
export function FormField(props: FormFieldProps) {
  const { id, env, field, label, name = field, type = 'text', autoComplete, required = false } = props;
  const { maxLength = type === 'textarea' ? 5_000 : 200, wide = false, invalid } = props;
  const control = {
    id: id + field,
    name,
    required,
    autoComplete,
    'data-field': field,
    'aria-describedby': `${id}${field}-error`,
    'data-missing': say(formMessages.missing, env),
    'data-invalid': type === 'email' ? say(formMessages.invalidEmail, env) : invalid,
  };
  return (
    <div className="Form-field" data-wide={wide ? '' : undefined}>
      <label htmlFor={control.id}>
        {label}
        {!required && <span className="Form-optional">{` (${say(formMessages.optional, env)})`}</span>}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} maxLength={maxLength} rows={4} />
      ) : type === 'number' ? (
        <input {...control} type="number" inputMode="numeric" min={1} max={10 ** maxLength - 1} />
      ) : (
        <input {...control} maxLength={maxLength} type={type} />
      )}
      <p className="Form-error" id={`${id}${field}-error`} />
    </div>
  );
}

interface ConsentFieldProps {
  id: string;
  env: Pick<SiteEnv, 'locale'>;
  sentence: string;
  /** Where it is said what happens with what was sent; empty without such a page. */
  privacyLink: string;
}

/** The tick without which nothing may be sent. */
export function ConsentField({ id, env, sentence, privacyLink }: ConsentFieldProps) {
  return (
    <div className="Form-field" data-wide="">
      <div className="Form-consent">
        <input
          id={`${id}consent`}
          name="consent"
          type="checkbox"
          value="true"
          required
          data-field="consent"
          data-missing={say(formMessages.missingConsent, env)}
          aria-describedby={`${id}consent-error`}
        />
        <label htmlFor={`${id}consent`}>{sentence}</label>
        {privacyLink && (
          // In a tab of its own, so that what was typed is not lost.
          <a href={privacyLink} target="_blank" rel="noopener">
            {say(formMessages.privacy, env)}
          </a>
        )}
      </div>
      <p className="Form-error" id={`${id}consent-error`} />
    </div>
  );
}

/** Only programs fill this in. */
export function FormTrap() {
  return (
    <label className="Form-trap" aria-hidden="true">
      Website
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
