import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BuildError } from './build-error.ts';
import { BudgetCheck } from './check-budgets.ts';
import { CheckedPages } from './checked-pages.ts';
import type { PageAddress } from './list-addresses.ts';
import type { SharePictures } from './share-pictures.ts';

/** Files without which a site is not whole. */
const REQUIRED = ['404.html', 'sitemap.xml', 'robots.txt'];

/** Pages that are read beside each other; all of a large site would not fit into memory. */
const AT_ONCE = 64;

export interface CheckedRelease {
  pages: number;
  warnings: string[];
  /** What its pages name as their pictures for shared links. */
  pictures: SharePictures;
}

/**
 * Checks a built site before visitors see it: every page is whole, and what the site's own code loads is there. What an
 * editor named and nobody wrote, such as a page, a file or a film at a typed address, is a warning, because one slip must
 * not keep everyone's pages back; so is a page that is heavier than its budget.
 * @param folder of the built site
 * @param checked what earlier checks of this site found
 * @throws BuildError naming the page and what is wrong with it
 */
export async function checkRelease(folder: string, checked = new CheckedPages()): Promise<CheckedRelease> {
  const files = await listFiles(folder);
  const missing = REQUIRED.find((file) => !files.has(file));
  if (missing) throw new BuildError(`The build wrote no ${missing}. Look at the log of the publisher.`);

  const warnings: string[] = [];
  if (!files.has('index.html')) warnings.push('The site has no home page. Publish a page with an empty slug.');
  const pictures = new Map<string, string>();
  const missed = new Map<string, Set<string>>();
  const budgets = new BudgetCheck(folder);
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const checkPage = async (file: string) => {
    const page = await checked.read(await readFile(join(folder, file)));
    const address = pageAddress(file);
    if (!page.isWhole) {
      throw new BuildError(
        `The page ${address} was not written to its end. Build again; look at the disk's free space.`,
      );
    }
    if (page.picture) pictures.set(...page.picture);
    for (const named of page.addresses) {
      if (isThere(named.path, files)) continue;
      if (named.isOwn) throw new BuildError(`The page ${address} loads ${named.path}, which the build did not write.`);
      const what = describeMissing(named);
      missed.set(what, (missed.get(what) ?? new Set()).add(named.block ? `${address} (${named.block})` : address));
    }
    await budgets.add(address, page.weight);
  };
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await Promise.all(pages.slice(start, start + AT_ONCE).map(checkPage));
  }
  checked.forgetOthers();
  for (const [what, [first, ...others]] of missed) {
    // One sentence for each address, because a link in a menu stands on every page.
    warnings.push(`${first}${others.length > 0 ? ` and ${others.length} more` : ''} ${what}`);
  }
  warnings.push(...budgets.warnings());
  return { pages: pages.length, warnings, pictures };
}

function describeMissing({ path, isLink }: PageAddress): string {
  return `${isLink ? 'links to' : 'shows'} ${path}, which is not on this site.`;
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

/** True when the web server answers the path with a file: addresses of pages have no ending. */
function isThere(path: string, files: ReadonlySet<string>): boolean {
  const name = path.replace(/^\/|\/$/g, '');
  return files.has(name || 'index.html') || files.has(`${name}.html`) || files.has(`${name}/index.html`);
}

function pageAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
