interface SecurityText {
  /** `mailto:` or `https:`. */
  contact: string;
  /** Such as `nl`, in the order of preference. */
  languages: readonly string[];
  /** Complete address of the file. */
  address: string;
  now: Date;
}

/** How long a file says that it is right; RFC 9116 asks for less than a year. */
const MONTHS = 7;

/**
 * The content of security.txt. It ends at the beginning of a month, so that the builds of one month write the same.
 */
export function writeSecurityText({ contact, languages, address, now }: SecurityText): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...new Set(languages)].join(', ')}`,
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
