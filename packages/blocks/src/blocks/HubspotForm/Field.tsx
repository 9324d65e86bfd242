import type { SiteEnv } from '../../site/site-context.ts';
import { say } from '../../ui/view.ts';
import { messages } from './messages.ts';

interface FieldProps {
  /** What the ids of this form's fields begin with. */
  id: string;
  env: Pick<SiteEnv, 'locale'>;
  /** Internal name of the contact property. */
  name: 'firstname' | 'lastname' | 'company' | 'email' | 'message';
  type?: 'text' | 'email' | 'textarea';
  autoComplete?: string;
  required?: boolean;
  /** Takes the whole row. */
  wide?: boolean;
}

/** A labelled field with the place for its error, and the words that may come to stand there. */
export function Field({ id, env, name, type = 'text', autoComplete, required = false, wide = false }: FieldProps) {
  const control = {
    id: id + name,
    name,
    required,
    autoComplete,
    maxLength: type === 'textarea' ? 5_000 : 200,
    'aria-describedby': `${id}${name}-error`,
    'data-missing': say(messages.missing, env),
    'data-invalid': type === 'email' ? say(messages.invalidEmail, env) : undefined,
  };
  return (
    <div className="HubspotForm-field" data-wide={wide ? '' : undefined}>
      <label htmlFor={control.id}>
        {say(messages[name], env)}
        {!required && <span className="HubspotForm-optional">{` (${say(messages.optional, env)})`}</span>}
      </label>
      {type === 'textarea' ? <textarea {...control} rows={4} /> : <input {...control} type={type} />}
      <p className="HubspotForm-error" id={`${id}${name}-error`} />
    </div>
  );
}
