import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { BuildError } from './build-error.ts';
import { BudgetCheck } from './check-budgets.ts';
import { findSharePicture, type SharePictures } from './share-pictures.ts';

/** Files without which a site is not whole. */
const REQUIRED = ['404.html', 'sitemap.xml', 'robots.txt'];

/** What a page loads or leads to; the build writes attributes in double quotes only. */
const ADDRESS = / (href|src|action)="(\/(?!\/)[^"]*)"/g;

/** Pages that are read beside each other; all of a large site would not fit into memory. */
const AT_ONCE = 16;

export interface CheckedRelease {
  /** How many there are. */
  pages: number;
  warnings: string[];
  /** What its pages name as their pictures for shared links. */
  pictures: SharePictures;
}

/**
 * Checks a built site before visitors see it: every page is whole, and everything it loads is there. A link to a page
 * that is not there is a warning, because editors type addresses and one slip must not keep everyone's pages back; so is
 * a page that is heavier than its budget.
 * @param folder of the built site
 * @throws BuildError naming the page and what is wrong with it
 */
export async function checkRelease(folder: string): Promise<CheckedRelease> {
  const files = await listFiles(folder);
  const missing = REQUIRED.find((file) => !files.has(file));
  if (missing) throw new BuildError(`The build wrote no ${missing}. Look at the log of the publisher.`);

  const warnings: string[] = [];
  if (!files.has('index.html')) warnings.push('The site has no home page. Publish a page with an empty slug.');
  const pictures = new Map<string, string>();
  const deadLinks = new Map<string, string[]>();
  const budgets = new BudgetCheck(folder);
  const pages = [...files].filter((file) => file.endsWith('.html'));
  const checkPage = async (file: string) => {
    const page = await readFile(join(folder, file), 'utf8');
    const address = pageAddress(file);
    if (!page.trimEnd().endsWith('</html>')) {
      throw new BuildError(
        `The page ${address} was not written to its end. Build again; look at the disk's free space.`,
      );
    }
    const picture = findSharePicture(page);
    if (picture) pictures.set(...picture);
    for (const [, attribute, written] of page.matchAll(ADDRESS)) {
      const path = readPath(written as string);
      if (path === undefined || isThere(path, files)) continue;
      if (attribute === 'src' || /\.(js|css|woff2)$/.test(path)) {
        throw new BuildError(`The page ${address} loads ${path}, which the build did not write.`);
      }
      deadLinks.set(path, [...(deadLinks.get(path) ?? []), address]);
    }
    await budgets.add(address, page);
  };
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    await Promise.all(pages.slice(start, start + AT_ONCE).map(checkPage));
  }
  for (const [path, from] of deadLinks) warnings.push(describeDeadLink(path, [...new Set(from)]));
  warnings.push(...budgets.warnings());
  return { pages: pages.length, warnings, pictures };
}

/** One sentence for each address, because a link in a menu stands on every page. */
function describeDeadLink(path: string, [first, ...others]: string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${first}${more} links to ${path}, which is not on this site.`;
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

/** Path on the site that an attribute's value names; undefined when the value is no address. */
function readPath(written: string): string | undefined {
  const path = written.replaceAll('&amp;', '&').replace(/[?#].*$/, '');
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/** True when the web server answers the path with a file: addresses of pages have no ending. */
function isThere(path: string, files: ReadonlySet<string>): boolean {
  const name = path.replace(/^\/|\/$/g, '');
  return files.has(name || 'index.html') || files.has(`${name}.html`) || files.has(`${name}/index.html`);
}

function pageAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
