/** Where the Markdown of a page stands, beside its HTML: of `/en/employers` at `/en/employers.md`, of `/` at `/index.md`. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
