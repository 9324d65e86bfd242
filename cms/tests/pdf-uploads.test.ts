import { expect, it } from 'vitest';
import { isFull, sample } from '../../scripts/testing/matrix.ts';
import { harmlessPdf, writePdf } from './harness/pdfs.ts';
import { expectRefusal, UPLOAD_WAYS } from './harness/upload-ways.ts';

const PROTECTED =
  ', so that what it holds cannot be judged. Export it again without a password and without restrictions.';

const REFUSED: [what: string, bytes: Buffer, sentence: string][] = [
  ['a script', writePdf('/OpenAction << /S /JavaScr#69pt /JS (app.alert) >>'), holds('a script')],
  ['a launch action', writePdf('/AA << /WC << /S /Launch /F (a.exe) >> >>'), holds('an action that starts a program')],
  ['an attachment', writePdf('/AF [ << /Type /Filespec /EF << /F 7 0 R >> >> ]'), holds('an attached file')],
  ['a password', writePdf('', '/Encrypt << /Filter /Standard /V 2 >>'), `is protected${PROTECTED}`],
  ['nothing in it', Buffer.from('%PDF-1.7\n'), 'is damaged. Export it again.'],
];

function holds(what: string): string {
  return `holds ${what}. Export it again without that, for example by printing it as a PDF.`;
}

/** Every way and every PDF: all of their pairs in the full run, by default each of both once. */
const PAIRS = UPLOAD_WAYS.flatMap(([way, sendBy], turn) =>
  REFUSED.filter((_, index) => isFull || index === turn % REFUSED.length).map(
    ([what, bytes, sentence]) => [what, way, sendBy, bytes, sentence] as const,
  ),
);

it.each(PAIRS)('a PDF with %s is refused by %s, and nothing is left of it', async (_, __, sendBy, bytes, sentence) => {
  await expectRefusal(() => sendBy('a.pdf', 'application/pdf', bytes), `The PDF "a.pdf" ${sentence}`);
});

it.each(sample(UPLOAD_WAYS, 1))('by %s, a PDF that only shows is taken', async (_, sendBy) => {
  expect((await sendBy('a.pdf', 'application/pdf', harmlessPdf())).status).toBeLessThan(300);
});

it('a PDF that takes more memory than there is for it costs nobody else any', async () => {
  const [, [, sendBy]] = UPLOAD_WAYS as [unknown, (typeof UPLOAD_WAYS)[number]];
  const manyObjects = Buffer.from(`9 0 obj [${'<<>>'.repeat(3_000_000)}`);
  await expectRefusal(
    () => sendBy('a.pdf', 'application/pdf', Buffer.concat([harmlessPdf(), manyObjects])),
    'The PDF "a.pdf" takes too long or too much memory to read. Export it again, in parts if it is large.',
  );
  // A slow machine reaches the 20 seconds that reading may take before it reaches the memory.
}, 60_000);
