import type { Locale } from './locales.ts';

/** A text that visitors read, in every locale of the sites. A missing locale does not compile. */
export type VisitorText = Readonly<Record<Locale, string>>;

/**
 * Declares a block's visitor texts; only there so that a missing locale is reported at the text. Scripts leave out what
 * they do not say.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<Name extends string>(messages: Record<Name, VisitorText>): Record<Name, VisitorText> {
  return messages;
}
