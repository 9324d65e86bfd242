import { errors } from 'strapi-plugin-page-builder/server';

/** Levels of objects and lists in a request body; a page document at its limits stays below 120. */
const DEPTH_LIMIT = 200;

/** Bytes of the limit for each value: an empty list takes three, and costs hundreds once it is parsed. */
const BYTES_A_VALUE = 8;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Watches JSON while it arrives, before any of it is parsed.
 * @param limit bytes that it may have
 * @returns a function that takes the next bytes, and throws a ValidationError once they nest too deep or hold too many values
 */
export function createJsonScan(limit: number): (bytes: Uint8Array) => void {
  const valuesLimit = Math.floor(limit / BYTES_A_VALUE);
  let depth = 0;
  let values = 0;
  let isText = false;
  let isEscaped = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === COMMA) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth += 1;
        values += 1;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
      if (depth > DEPTH_LIMIT) {
        throw new errors.ValidationError(
          `The request body is nested more than ${DEPTH_LIMIT} levels deep. Make it flatter.`,
        );
      }
      if (values > valuesLimit) {
        throw new errors.ValidationError(
          `The request body holds more than ${valuesLimit} values, which is too many for its address. Send less at once.`,
        );
      }
    }
  };
}
