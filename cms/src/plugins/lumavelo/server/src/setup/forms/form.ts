/**
 * A field of a form: its attribute, how many of the twelve columns it takes, its label, and a sentence that helps to
 * fill it in.
 */
export type FormField = readonly [attribute: string, columns: number, label: string, help?: string];

/** How the Content Manager shows a content type or a component. Rows are filled from left to right. */
export interface Form {
  /** What an entry is called in lists, relations and headings. */
  mainField: string;
  fields: readonly FormField[];
  /** What only the CMS itself writes: shown, and not to be changed. */
  readOnly?: readonly string[];
  /** Columns of the list; components have none. */
  list?: readonly string[];
  /** Order of the list: `time:DESC`. Without it, by the main field. */
  order?: `${string}:${'ASC' | 'DESC'}`;
  pageSize?: 10 | 20 | 50 | 100;
  /**
   * True where relations lead to pages: these open in a tab of their own. A page's editor fills the screen, and in Strapi's
   * dialog nobody is told whether the page is theirs to change.
   */
  leadsToPages?: boolean;
}
