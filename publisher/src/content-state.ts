import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { z } from 'zod';

/**
 * What is published, as one short text for each country: equal texts mean equal content. Asking for it finds every
 * change, also one whose webhook was lost, was sent while the publisher was down, or was made past the CMS.
 */
export type ContentState = Readonly<Record<Country, string>>;

const answer = z.object({ data: z.record(z.enum(COUNTRIES), z.string()) });

const TIMEOUT = 10_000;

/**
 * Asks the CMS for the state of its content.
 * @throws Error saying why it could not be read
 */
export async function readContentState(cmsUrl: string, secret: string): Promise<ContentState> {
  const response = await fetch(`${cmsUrl}/api/page-builder/content-state`, {
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: Error) => {
    throw new Error(
      `The CMS at ${cmsUrl} cannot be reached (${(error.cause as Error | undefined)?.message ?? error.message}).`,
    );
  });
  if (response.status === 401) throw new Error('The CMS refused the publisher. Give both the same PUBLISHER_SECRET.');
  if (!response.ok) throw new Error(`The CMS at ${cmsUrl} answered ${response.status} when asked what is published.`);
  const parsed = answer.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success)
    throw new Error(
      `The CMS at ${cmsUrl} answered in a shape the publisher does not know. Are both of the same version?`,
    );
  return parsed.data.data;
}
