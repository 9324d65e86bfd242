import { errors } from 'strapi-plugin-page-builder/server';

/** Levels of objects and lists in a request body; a page document at its limits stays below 120. */
const DEPTH_LIMIT = 200;

/**
 * Members of one object: what is named by the blocks of a page stays below half of it. Strapi looks at every member of an
 * entry many times, long before a field's own limits count.
 */
const MEMBERS_LIMIT = 2_048;

/** Bytes of the limit for each value: an empty list takes three, and costs hundreds once it is parsed. */
const BYTES_A_VALUE = 8;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Watches JSON while it arrives, before any of it is parsed.
 * @param limit bytes that it may have
 * @returns a function that takes the next bytes, and throws a ValidationError once they nest too deep, or hold too many
 *   values, or too many of them in one object
 */
export function createJsonScan(limit: number): (bytes: Uint8Array) => void {
  const valuesLimit = Math.floor(limit / BYTES_A_VALUE);
  let values = 0;
  /** Of the innermost object; in a list they do not count. */
  let members = 0;
  /** The same of those around it. */
  const outer: number[] = [];
  let isText = false;
  let isEscaped = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === COMMA) {
        values += 1;
        members += 1;
        if (values > valuesLimit) throw tooMany(`holds more than ${valuesLimit} values`);
        if (members > MEMBERS_LIMIT) throw tooMany(`has an object of more than ${MEMBERS_LIMIT} members`);
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        values += 1;
        if (values > valuesLimit) throw tooMany(`holds more than ${valuesLimit} values`);
        if (outer.push(members) > DEPTH_LIMIT) {
          throw new errors.ValidationError(
            `The request body is nested more than ${DEPTH_LIMIT} levels deep. Make it flatter.`,
          );
        }
        members = byte === OPEN_OBJECT ? 1 : Number.NEGATIVE_INFINITY;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) members = outer.pop() ?? 0;
    }
  };
}

function tooMany(what: string): Error {
  return new errors.ValidationError(`The request body ${what}, which is too many for its address. Send less at once.`);
}
