/** An answer that says why there is nothing to see. */
export function refusePreview(status: 401 | 404, reason: string): Response {
  return new Response(reason, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}
