import { loadKeptPages } from './site-content.ts';

/** For the publisher, which puts these pages in from the release before and takes the file out. */
export async function GET(): Promise<Response> {
  return Response.json(await loadKeptPages());
}
