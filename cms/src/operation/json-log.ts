import { findRequestId } from './log-requests.ts';

/** Where Winston, Strapi's logger, looks for the finished line. */
const LINE = Symbol.for('message');

type Entry = Record<string | symbol, unknown> & { level: string; message: unknown };

/** Winston's format of one JSON object to a line: time, level, message, request, and what else the caller gave. */
export const jsonLog = {
  transform(entry: Entry): Entry {
    const { level, message, stack, timestamp: _, ...more } = entry;
    const requestId = findRequestId();
    const line = {
      time: new Date().toISOString(),
      level,
      message: message instanceof Error ? message.message : message,
      ...(requestId && { requestId }),
      ...(typeof stack === 'string' && { stack }),
      ...more,
    };
    return Object.assign(entry, { [LINE]: write(line) });
  },
};

/** Details of errors may hold anything, circles included; the line is written all the same. */
function write(line: Record<string, unknown>): string {
  try {
    return JSON.stringify(line);
  } catch {
    const { time, level, message, requestId, stack } = line;
    return JSON.stringify({ time, level, message: String(message), requestId, stack });
  }
}
