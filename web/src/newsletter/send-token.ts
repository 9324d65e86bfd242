import type { confirmNewsletterContract } from '@lumavelo/blocks/contract';
import type { z } from 'zod';

/** What became of a token that was sent. */
export type TokenResult =
  | { status: 'sent'; withdrawAddress?: string }
  /** Unknown, used, or too old. */
  | { status: 'invalid' }
  /** Nothing arrived; the CMS may have said why, in the visitor's language. */
  | { status: 'failed'; message: string | undefined };

/** How long sending may take, in milliseconds. */
const PATIENCE = 15_000;

interface Body {
  data?: Partial<z.infer<typeof confirmNewsletterContract.response>['data']>;
  error?: { message?: string };
}

/** Sends a token as JSON. Never throws: what goes wrong is a result, which the page shows. */
export async function sendToken(address: string, form: FormData): Promise<TokenResult> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { data, error }: Body = await response.json();
    if (response.ok) return { status: 'sent', ...(data?.withdrawAddress && { withdrawAddress: data.withdrawAddress }) };
    if (response.status === 404) return { status: 'invalid' };
    return { status: 'failed', message: response.headers.has('Content-Language') ? error?.message : undefined };
  } catch {
    return { status: 'failed', message: undefined };
  }
}
