const ADDRESS = /[\p{L}\p{N}_][\p{L}\p{N}._%+'-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;

/** Of links in mails (`newsletter/token.ts`), and others: of shared drafts, sessions and programs. */
const TOKEN = /\b[a-z\d]{24}\.[\w-]{22}(?![\w-])|\beyJ[\w-]+\.[\w-]+\.[\w-]+|\b[\w-]{43,}/g;

/** A text in which others may have written what was given to them, such as a mail server or the database. */
export function hidePersons(text: string): string {
  return text.replace(ADDRESS, '[address]').replace(TOKEN, '[token]');
}
