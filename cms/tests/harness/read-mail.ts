/** A mail as somebody reads it. */
export interface ReadMail {
  /** By their names in small letters, in one line each. */
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
}

/** Reads a message with its parts, as mail programs do (RFC 2045, RFC 2047). */
export function readMail(message: string): ReadMail {
  const [headers, body] = split(message);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\r\n/, ''))
    : [message];
  const find = (type: string) => {
    const part = parts.find((entry) => split(entry)[0]['content-type']?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  return { headers, text: find('text/plain'), html: find('text/html') };
}

function split(part: string): [headers: Record<string, string>, body: string] {
  const end = part.indexOf('\r\n\r\n');
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const [name = ''] = line.split(':', 1);
    return [name.toLowerCase(), decodeWords(line.slice(name.length + 1).trim())] as const;
  });
  return [Object.fromEntries(headers), part.slice(end + 4)];
}

function decodeBody(part: string): string {
  const [headers, body] = split(part);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replaceAll('=\r\n', ''))
        : body;
  return text.replaceAll('\r\n', '\n').trim();
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
