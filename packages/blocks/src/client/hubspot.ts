/** HubSpot's public form endpoint, "Submit data to a form" v3: no key, any origin, 50 requests in 10 seconds. */

export interface HubspotTarget {
  portalId: string;
  formId: string;
  /** Data centre of the portal, such as `na1` or `eu1`. */
  region: string;
}

/**
 * Address that takes a submission.
 * @param base replaces HubSpot's own host of the region, for a relay of one's own
 */
export function submissionAddress({ portalId, formId, region }: HubspotTarget, base = ''): string {
  const host = base.replace(/\/+$/, '') || `https://api${hostPart(region)}.hsforms.com`;
  return `${host}/submissions/v3/integration/submit/${portalId}/${formId}`;
}

/** Address of HubSpot's own script, which draws the form as it is designed there. */
export function embedAddress(region: string): string {
  return `https://js${hostPart(region)}.hsforms.net/forms/embed/v2.js`;
}

/** The first data centre's hosts carry no name; the others' do. */
function hostPart(region: string): string {
  return region === 'na1' ? '' : `-${region}`;
}

export interface Submission {
  /** Values by the internal names of contact properties; empty ones are left out. */
  values: Readonly<Record<string, string>>;
  /** The sentence the visitor agreed to. */
  consent: string;
  pageUri: string;
  pageName: string;
}

export function submissionBody({ values, consent, pageUri, pageName }: Submission) {
  return {
    fields: Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
    context: { pageUri, pageName },
    legalConsentOptions: { consent: { consentToProcess: true, text: consent, communications: [] } },
  };
}

export type SubmissionResult = 'sent' | 'bad-email' | 'failed';

/** How long a submission may take, in milliseconds. */
const PATIENCE = 15_000;

/** Sends a submission. Never throws: what goes wrong is a result, which the form shows. */
export async function submit(address: string, submission: Submission): Promise<SubmissionResult> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(submissionBody(submission)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return 'sent';
    const { errors } = (await answer.json()) as { errors?: { errorType?: string }[] };
    return errors?.some(({ errorType }) => /^(?:INVALID|BLOCKED)_EMAIL$/.test(errorType ?? ''))
      ? 'bad-email'
      : 'failed';
  } catch {
    return 'failed';
  }
}
