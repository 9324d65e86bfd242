/** What `/page-builder/translations/requests` takes and answers. */

/** Pages that are asked for at once. */
export const MOST_REQUESTED = 100;

/** Characters of what is written beside a request. */
export const LONGEST_NOTE = 1_000;

/** What became of the mail: why it was not sent, in a word. */
export type MailOutcome = 'sent' | 'none' | 'unreachable' | 'refused' | 'failed';

export interface RequestAnswer {
  data: {
    /** Pages that are asked for now. */
    count: number;
    mail: MailOutcome;
    /** The same as a sentence. */
    message: string;
  };
}
