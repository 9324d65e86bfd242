import { hidePersons } from '@lumavelo/strapi-plugin/hide-persons';
import type { Core } from '@strapi/strapi';

interface Entry extends Record<string, unknown> {
  level: string;
}

interface Format {
  transform(entry: Entry, options: unknown): unknown;
}

/**
 * Leaves addresses of people and tokens out of what the log says of failures: mail servers and databases repeat in their
 * errors what was given to them.
 */
export function hideInLog(strapi: Core.Strapi): void {
  const log = strapi.log as unknown as { format: Format };
  const { format } = log;
  log.format = {
    transform(entry, options) {
      if (entry.level === 'error' || entry.level === 'warn') hide(entry);
      return format.transform(entry, options);
    },
  };
}

function hide(entry: Entry): void {
  if (entry.message instanceof Error) entry.message = entry.message.stack ?? entry.message.message;
  for (const [name, value] of Object.entries(entry)) {
    if (typeof value === 'string') entry[name] = hidePersons(value);
    else if (typeof value === 'object' && value !== null) entry[name] = hideWithin(value);
  }
}

/** What cannot be written as JSON is left out. */
function hideWithin(value: object): unknown {
  try {
    return JSON.parse(hidePersons(JSON.stringify(value)));
  } catch {
    return undefined;
  }
}
