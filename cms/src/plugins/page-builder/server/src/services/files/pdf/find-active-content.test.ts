import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { findActiveContent } from './find-active-content.ts';

/** Ways to write the objects of a file. The first object is the catalog. */
type Writer = (objects: readonly string[]) => Buffer;

const file = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\nstartxref\n0\n%%EOF\n'].map((part) => Buffer.from(part)));

const indirect = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`;

const TRAILER = 'trailer\n<< /Root 1 0 R /Size 99 >>';

/** Packs objects as most programs do. */
function pack(objects: readonly string[], entries = '/Filter /FlateDecode', encode = deflateSync): Buffer {
  let offset = 0;
  const places = objects.map((object, index) => {
    const place = `${index + 1} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const bytes = encode(Buffer.from(`${head}${objects.join(' ')}`));
  const dict = `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Length ${bytes.length} ${entries} >>`;
  return Buffer.concat([
    Buffer.from(`90 0 obj\n${dict}\nstream\n`),
    bytes,
    Buffer.from('\nendstream\nendobj\n91 0 obj << /Type /XRef /Root 1 0 R >>\nendobj'),
  ]);
}

const hexNames = (text: string) =>
  text.replace(
    /\/(\w+)/g,
    (_, name: string) => `/${[...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join('')}`,
  );

const plain: Writer = (objects) => file(...objects.map((content, index) => indirect(index + 1, content)), TRAILER);

const WRITERS: Record<string, Writer> = {
  plain,
  'in an object stream': (objects) => file(pack(objects)),
  'in an object stream without filter': (objects) => file(pack(objects, '', (bytes) => bytes as Buffer<ArrayBuffer>)),
  'in an object stream of no type': (objects) =>
    file(Buffer.from(pack(objects).toString('latin1').replace('/Type /ObjStm', ''), 'latin1')),
  'with names in hex': (objects) => plain(objects.map(hexNames)),
  'with comments between everything': (objects) =>
    file(
      ...objects.map((content, index) => `${index + 1}%a\n0%b 7 0 ob\r%c\nobj%d\n${content.replaceAll(' ', '%e\n')}\n`),
      TRAILER,
    ),
  'with comments that begin other objects': (objects) =>
    file(...objects.map((content, index) => `70 0 %${index + 1} 0 obj ${content} endobj\nobj null endobj\n`), TRAILER),
  'in bytes of a stream': ([catalog = '', ...objects]) => {
    const inside = objects.map((content, index) => indirect(index + 2, content)).join('');
    return file(
      indirect(1, catalog),
      indirect(80, `<< /Length ${inside.length} >>\nstream\n${inside}\nendstream`),
      TRAILER,
    );
  },
  'overwritten by a later version': (objects) =>
    file(
      ...objects.map((content, index) => indirect(index + 1, content)),
      ...objects.map((_, index) => indirect(index + 1, index ? 'null' : '<< /Type /Catalog >>')),
      TRAILER,
    ),
  'without a table or ends': (objects) => file(...objects.map((content, index) => `${index + 1} 0 obj${content} `)),
};

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** Actions that must not be called by anything, and what they are. */
const ACTIONS: [action: string, what: string][] = [
  ['<< /S /JavaScript /JS (app.alert) >>', 'a script'],
  ['<< /S /JavaScript /JS <6170702e> >>', 'a script'],
  ['<< /S /URI /URI (java\\nscript:alert) >>', 'a script'],
  ['<< /S /URI /URI <6a6176617363726970743a61> >>', 'a script'],
  ['<< /S /JavaScript /JS (x) /S /URI /URI (https://example.com) >>', 'a script'],
  ['<< /Type /Action /S /Launch /F (cmd.exe) >>', 'an action that starts a program'],
  ['<< /S /Launch /Win << /F (cmd.exe) >> >>', 'an action that starts a program'],
  ['<< /S /ImportData /F (data.fdf) >>', 'an action that reads files'],
  ['<< /S /Rendition /OP 0 /JS (x) >>', 'embedded media'],
  ['<< /S /GoTo /D [2 0 R /Fit] /Next << /S /GoTo /Next [ << /S /JavaScript /JS (x) >> ] >> >>', 'a script'],
];

/** Where an action can be called from. */
const PLACES: Record<string, (action: string) => string[]> = {
  'as the document opens': (action) => [`<< /Type /Catalog /OpenAction ${action} >>`],
  'as the document is closed': (action) => [`<< /Type /Catalog /AA << /WC ${action} >> >>`],
  'by name': (action) => [`<< /Type /Catalog /Names << /JavaScript << /Names [ (a) ${action} ] >> >> >>`],
  'by a page': (action) => [CATALOG, '<< /Type /Pages /Kids [ 3 0 R ] >>', `<< /Type /Page /AA << /O ${action} >> >>`],
  'by a link': (action) => [CATALOG, `<< /Type /Page /Annots [ << /Subtype /Link /A ${action} >> ] >>`],
  'by a note': (action) => [CATALOG, `<< /Type /Annot /Subtype /Text /AA << /E ${action} >> >>`],
  'by a field': (action) => [CATALOG, `<< /FT /Tx /T (a) /Kids [ << /AA << /K ${action} >> >> ] >>`],
  'by an outline': (action) => [CATALOG, `<< /Title (a) /Parent 9 0 R /A ${action} >>`],
  'by reference': (action) => ['<< /Type /Catalog /OpenAction 2 0 R >>', action],
};

describe.each(Object.entries(WRITERS))('%s', (_, write) => {
  it.each(Object.entries(PLACES))('finds every action called %s', (__, place) => {
    for (const [action, kind] of ACTIONS) {
      const objects = place(action);
      const found = findActiveContent(write(objects.length > 1 ? objects : [CATALOG, ...objects]));
      expect(found, action).toEqual({ kind: 'active', what: kind });
    }
  });

  it.each([
    ['attachments', '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', 'an attached file'],
    ['XFA', '<< /Fields [] /XFA [ (form) 8 0 R ] >>', 'a form with scripts (XFA)'],
    ['rich media', '<< /Type /Annot /Subtype /RichMedia >>', 'embedded media'],
    ['models', '<< /Type /Annot /Subtype /3D >>', 'embedded media'],
    ['a kind of action that stands alone', '/JavaScript', 'a script'],
    ['an address that stands alone', '(javascript:alert)', 'a script'],
  ])('finds %s', (__, object, kind) => {
    expect(findActiveContent(write([CATALOG, object]))).toEqual({ kind: 'active', what: kind });
  });

  it('lets pass what only shows', () => {
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R /OpenAction [ 3 0 R /Fit ] /Names << /Dests 5 0 R >> /PageMode /UseOutlines >>',
      '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Annots [ << /Subtype /Link /A << /S /URI /URI (https://example.com) >> >> ] >>',
      '<< /Title (JavaScript and Launch) /Dest [ 3 0 R /XYZ null null 0 ] /First 6 0 R /Last 6 0 R >>',
      '<< /Names [ (javascript:) [ 3 0 R /Fit ] ] >>',
    ];
    expect(findActiveContent(write(objects))).toBe(undefined);
  });
});

async function createDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.setTitle('A cake trailer: JavaScript, Launch, EmbeddedFiles');
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  page.drawText('1 0 obj /JavaScript << /S /Launch >>', { x: 20, y: 300, font, color: rgb(0, 0.5, 0.3) });
  const link = document.context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [0, 0, 90, 20],
    A: { S: 'URI', URI: PDFString.of('https://example.com/?q=javascript:') },
  });
  page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]));
  const form = document.getForm();
  form.createTextField('name').addToPage(page);
  form.createCheckBox('yes').addToPage(page, { y: 90 });
  return document;
}

it.each([true, false])('lets documents with links and forms pass (object streams: %s)', async (useObjectStreams) => {
  const document = await createDocument();
  expect(findActiveContent(Buffer.from(await document.save({ useObjectStreams })))).toBe(undefined);
});

it.each([true, false])('finds what a program put in (object streams: %s)', async (useObjectStreams) => {
  const [script, attachment] = [await createDocument(), await createDocument()];
  script.addJavaScript('main', 'console.show()');
  await attachment.attach(new Uint8Array([1, 2, 3]), 'a.exe');
  const judge = async (document: PDFDocument) =>
    findActiveContent(Buffer.from(await document.save({ useObjectStreams })));
  expect(await judge(script)).toEqual({ kind: 'active', what: 'a script' });
  expect(await judge(attachment)).toEqual({ kind: 'active', what: 'an attached file' });
});

it.each([true, false])('tells that a document is protected (object streams: %s)', async (useObjectStreams) => {
  const document = await createDocument();
  document.encrypt({ ownerPassword: 'x', permissions: { copying: false } });
  expect(findActiveContent(Buffer.from(await document.save({ useObjectStreams })))).toEqual({ kind: 'protected' });
});

it.each<[what: string, bytes: Buffer]>([
  ['nothing', Buffer.from('')],
  ['a head alone', file()],
  ['no catalog', file(indirect(1, '<< /Type /Pages >>'))],
  ['a dictionary that is cut', file(indirect(1, CATALOG), '2 0 obj << /S')],
  ['a dictionary with something else in it', file(indirect(1, CATALOG), indirect(2, '<< 7 /S /JavaScript >>'))],
  ['a text that is cut', file(indirect(1, CATALOG), '2 0 obj (a')],
  ['a hundred thousand lists', file(indirect(1, CATALOG), indirect(2, '['.repeat(100_000)))],
  [
    'an object stream that is cut',
    file(
      indirect(1, CATALOG),
      pack([CATALOG], '/Filter /FlateDecode', (b) => deflateSync(b).subarray(0, 9) as Buffer<ArrayBuffer>),
    ),
  ],
  ['an object stream that unpacks to 100 MB', file(indirect(1, CATALOG), pack([`(${' '.repeat(100_000_000)})`]))],
  ['a filter that is named elsewhere', file(pack([CATALOG], '/Filter 9 0 R'))],
  ['filters that nobody uses', file(pack([CATALOG], '/Filter [ /ASCIIHexDecode /FlateDecode ]'))],
  ['two names for a filter', file(pack([CATALOG], '/F /FlateDecode', (bytes) => bytes as Buffer<ArrayBuffer>))],
  ['a predictor', file(pack([CATALOG], '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))],
])('says that a file with %s is damaged', (_, bytes) => {
  expect(findActiveContent(bytes)).toEqual({ kind: 'damaged' });
});
