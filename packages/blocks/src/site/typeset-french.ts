/**
 * Puts the spaces that French has before marks so that no mark begins a line: narrow ones before `;`, `?` and `!`, whole
 * ones before `:`, `%` and `€` and within quotation marks. A space that is missing is not added.
 * @example typesetFrench('Vraiment ?') // 'Vraiment\u202f?'
 */
export function typesetFrench(text: string): string {
  return text
    .replaceAll(/[ \u00a0](?=[;?!])/g, '\u202f')
    .replaceAll(/[ \u202f](?=[:»])|(?<=«)[ \u202f]|(?<=\d)[ \u202f](?=[%€])/g, '\u00a0');
}
