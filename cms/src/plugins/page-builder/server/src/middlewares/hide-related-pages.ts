interface Context {
  path: string;
  body: unknown;
}

/** Where Strapi answers people of the admin with entries, and with entries that these are related to. */
const ANSWERS = /^\/(?:content-manager|upload)\//;

/**
 * Takes pages out of entries that come along with the one that was asked for: through a relation, as another language of
 * it, or with a file. Strapi looks at the rights of the entry that was asked for, and gives related ones whole; the admin
 * shows no more of them than a name.
 */
export async function hideRelatedPages(context: Context, next: () => Promise<unknown>): Promise<void> {
  await next();
  if (ANSWERS.test(context.path) && isPlain(context.body)) hide(context.body, false);
}

function hide(value: unknown, isWithin: boolean): void {
  if (Array.isArray(value)) {
    for (const part of value) hide(part, isWithin);
    return;
  }
  if (!isPlain(value) || isPage(value)) return;
  const isEntry = typeof value.documentId === 'string';
  for (const [name, part] of Object.entries(value)) {
    if (isEntry && isWithin && isPage(part)) delete value[name];
    else hide(part, isWithin || isEntry);
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
}

/** A page as it is stored. */
function isPage(value: unknown): boolean {
  return isPlain(value) && value.format === 'page' && Array.isArray(value.blocks);
}
