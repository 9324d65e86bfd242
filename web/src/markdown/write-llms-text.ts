import type { PageText } from './describe-page.ts';
import { markdownPath } from './markdown-path.ts';

type Listed = Pick<PageText, 'title' | 'description' | 'lang' | 'address'>;

/**
 * The site's `llms.txt` (https://llmstxt.org): what the site is, and every page with the address of its Markdown, by
 * language; the home page of the first language says what the site is.
 * @param pages in the order in which they are listed
 */
export function writeLlmsText(name: string, pages: readonly Listed[]): string {
  const about = pages[0]?.description;
  const languages = [...new Set(pages.map(({ lang }) => lang))];
  const lists = languages.map((lang) => {
    const lines = pages.filter((page) => page.lang === lang).map(writeEntry);
    return `## ${lang}\n\n${lines.join('\n')}`;
  });
  return `${[`# ${name}`, ...(about ? [`> ${oneLine(about)}`] : []), ...lists].join('\n\n')}\n`;
}

function writeEntry({ title, description, address }: Listed): string {
  const { origin, pathname } = new URL(address);
  const entry = `- [${oneLine(title).replaceAll(/[[\]]/g, '\\$&')}](${origin}${markdownPath(pathname)})`;
  return description ? `${entry}: ${oneLine(description)}` : entry;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
