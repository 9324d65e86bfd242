import type { LeadBody } from '../contract/leads.ts';

/** What became of a form that was sent. */
export type LeadResult =
  | { status: 'sent' }
  /** What is wrong with the fields, by their names, in the visitor's language. */
  | { status: 'refused'; errors: Readonly<Record<string, string>> }
  /** Nothing arrived; the CMS may have said why. */
  | { status: 'failed'; message: string | undefined };

/** How long sending may take, in milliseconds. */
const PATIENCE = 15_000;

interface Refusal {
  error?: { message?: string; details?: { errors?: { path?: string[]; message?: string }[] } };
}

/** Sends a lead form as JSON. Never throws: what goes wrong is a result, which the form shows. */
export async function sendLead(address: string, form: FormData, elapsed: number): Promise<LeadResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(readForm(form, elapsed)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { status: 'sent' };
    const { error } = (await response.json()) as Refusal;
    const errors = (error?.details?.errors ?? []).flatMap(({ path = [], message = '' }) => {
      const field = path.at(-1);
      return field ? [[field, message] as const] : [];
    });
    if (response.status === 400 && errors.length > 0) return { status: 'refused', errors: Object.fromEntries(errors) };
    // What the CMS says in the visitor's language; other failures it tells programs, in English.
    return { status: 'failed', message: response.headers.has('Content-Language') ? error?.message : undefined };
  } catch {
    return { status: 'failed', message: undefined };
  }
}

function readForm(form: FormData, elapsed: number): LeadBody {
  const text = (name: string) => String(form.get(name) ?? '');
  const fields = [...form].flatMap(([name, value]) => {
    const field = /^fields\[(\w+)\]$/.exec(name)?.[1];
    return field ? [[field, String(value)] as const] : [];
  });
  return {
    form: text('form'),
    page: text('page'),
    locale: text('locale') as LeadBody['locale'],
    country: text('country') as NonNullable<LeadBody['country']>,
    fields: Object.fromEntries(fields),
    consent: form.has('consent'),
    website: text('website'),
    elapsed,
  };
}
