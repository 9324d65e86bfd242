/** XLIFF 1.2 and 2.0 (OASIS): the files that translators' programs read and write. */
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import { escapeXml } from 'page-format';
import { FileRefusal } from './file-refusal.ts';
import type { FilePart, FileUnit, TranslationFile } from './translation-file.ts';

export type XliffVersion = '1.2' | '2.0';

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:';

/** An element as the library has it in a document whose order counts: its children below its name, its attributes below `:@`. */
type XmlNode = Record<string, unknown>;
type Attributes = Record<string, string>;

/** @returns the file as XML: an element `file` for each page; ids are those of its texts, tags are numbered elements */
export function writeXliff({ from, to, parts }: TranslationFile, version: XliffVersion): string {
  const files = parts.map(({ document, title, units }, index) =>
    version === '1.2'
      ? element(
          'file',
          { original: document, 'source-language': from, 'target-language': to, datatype: 'x-page' },
          element('header', {}, writeNote(title)),
          element('body', {}, ...units.map(writeTransUnit)),
        )
      : element(
          'file',
          { id: `f${index + 1}`, original: document },
          element('notes', {}, writeNote(title)),
          ...units.map(writeUnit),
        ),
  );
  const root = { xmlns: `${NAMESPACE}${version}`, version, ...(version === '2.0' && { srcLang: from, trgLang: to }) };
  const builder = new XMLBuilder({
    ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', suppressEmptyNode: true },
    // What is in a text is XML already.
    processEntities: false,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build([element('xliff', root, ...files)])}\n`;
}

function writeTransUnit({ id, name, source, target, isConfirmed }: FileUnit, index: number): XmlNode {
  const state = isConfirmed ? 'final' : target === '' ? 'needs-translation' : 'needs-review-translation';
  return element(
    'trans-unit',
    { id: `${index + 1}`, resname: id, 'xml:space': 'preserve' },
    element('source', {}, raw(toInline(source, '1.2'))),
    element('target', { state }, raw(toInline(target, '1.2'))),
    writeNote(name),
  );
}

function writeUnit({ id, name, source, target, isConfirmed }: FileUnit, index: number): XmlNode {
  const state = isConfirmed ? 'final' : target === '' ? 'initial' : 'translated';
  return element(
    'unit',
    { id: `u${index + 1}`, name: id, 'xml:space': 'preserve' },
    element('notes', {}, writeNote(name)),
    element(
      'segment',
      { state },
      element('source', {}, raw(toInline(source, '2.0'))),
      ...(target === '' ? [] : [element('target', {}, raw(toInline(target, '2.0')))]),
    ),
  );
}

const writeNote = (text: string) => element('note', {}, raw(escapeXml(text)));

function element(name: string, attributes: Attributes, ...children: XmlNode[]): XmlNode {
  const escaped = Object.entries(attributes).map(([key, value]) => [key, escapeXml(value).replaceAll('"', '&quot;')]);
  return { [name]: children, ':@': Object.fromEntries(escaped) };
}

const raw = (xml: string): XmlNode => ({ '#text': xml });

/** Names of inline elements around words, and of those that stand alone. */
const INLINE = { '1.2': { pair: 'g', alone: 'x' }, '2.0': { pair: 'pc', alone: 'ph' } } as const;

/** A line as `writeTagged` has it, with the elements of XLIFF for its tags. */
function toInline(tagged: string, version: XliffVersion): string {
  const { pair, alone } = INLINE[version];
  return tagged
    .replace(/<x id="(\d+)"><\/x>/g, `<${alone} id="$1"/>`)
    .replace(/<x id="(\d+)">([^<]*)<\/x>/g, `<${pair} id="$1">$2</${pair}>`);
}

/**
 * Reads XLIFF 1.2 and 2.x.
 * @throws FileRefusal for what is no XLIFF, or names a document type, which no such file needs
 */
export function readXliff(xml: string): FilePart[] {
  if (/<!DOCTYPE/i.test(xml)) throw new FileRefusal('doctype');
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new FileRefusal('broken', { line: validity.err.line });
  const parser = new XMLParser({
    ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true },
    ...{ trimValues: false, parseTagValue: false, parseAttributeValue: false, cdataPropName: '#cdata' },
    // Entities in a text are read where the text is.
    ...{ processEntities: false, ignoreDeclaration: true, ignorePiTags: true },
  });
  const root = childrenOf(parser.parse(xml) as XmlNode[], 'xliff')[0];
  const version = root && attributesOf(root).version;
  if (!root || !version) throw new FileRefusal('noXliff');
  if (version !== '1.2' && !version.startsWith('2.')) throw new FileRefusal('version', { version });
  return childrenOf(contentOf(root), 'file').map((file) => ({
    document: readEntities(attributesOf(file).original ?? ''),
    title: readTitle(file),
    units: version === '1.2' ? readFirst(file) : readSecond(file),
  }));
}

/** The note of a page, and of none of its texts. */
function readTitle(file: XmlNode): string {
  const around = contentOf(file).filter((node) => ['header', 'notes'].includes(nameOf(node)));
  const [note] = findAll(around, 'note');
  return note ? readEntities(toTagged(contentOf(note))) : '';
}

function readFirst(file: XmlNode): FileUnit[] {
  return findAll(contentOf(file), 'trans-unit').map((unit) => {
    const [source, target, note] = ['source', 'target', 'note'].map((name) => childrenOf(contentOf(unit), name)[0]);
    return {
      ...{ id: readEntities(attributesOf(unit).resname ?? ''), name: readEntities(toTagged(contentOf(note))) },
      ...{ source: toTagged(contentOf(source)), target: toTagged(contentOf(target)) },
    };
  });
}

function readSecond(file: XmlNode): FileUnit[] {
  return findAll(contentOf(file), 'unit').map((unit) => {
    // A program may part a unit into segments, with what stands between them.
    const parts = contentOf(unit).filter((part) => 'segment' in part || 'ignorable' in part);
    const join = (name: string) =>
      parts
        .map((part) => {
          const [found = childrenOf(contentOf(part), 'ignorable' in part ? 'source' : name)[0]] = childrenOf(
            contentOf(part),
            name,
          );
          return toTagged(contentOf(found));
        })
        .join('');
    const note = findAll(contentOf(unit), 'note')[0];
    return {
      ...{ id: readEntities(attributesOf(unit).name ?? ''), name: readEntities(toTagged(contentOf(note))) },
      ...{ source: join('source'), target: join('target') },
    };
  });
}

const nameOf = (node: XmlNode): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const attributesOf = (node: XmlNode | undefined): Attributes => (node?.[':@'] ?? {}) as Attributes;
const contentOf = (node: XmlNode | undefined): XmlNode[] => {
  const content = node?.[node ? nameOf(node) : ''];
  return Array.isArray(content) ? (content as XmlNode[]) : [];
};
const childrenOf = (nodes: readonly XmlNode[], name: string) => nodes.filter((node) => nameOf(node) === name);

/** Elements of a name, also in groups. */
function findAll(nodes: readonly XmlNode[], name: string): XmlNode[] {
  return nodes.flatMap((node) => (nameOf(node) === name ? [node] : findAll(contentOf(node), name)));
}

/** Inline content as `readTagged` takes it. Markers of programs vanish; an element that none of ours is makes a tag that none is. */
function toTagged(nodes: readonly XmlNode[]): string {
  return nodes
    .map((node) => {
      const name = nameOf(node);
      const { id = '' } = attributesOf(node);
      switch (name) {
        case '#text':
          return String(node[name]);
        case '#cdata':
          return escapeXml(
            contentOf(node)
              .map((part) => String(part['#text']))
              .join(''),
          );
        case 'mrk':
          return toTagged(contentOf(node));
        case 'sm':
        case 'em':
          return '';
        default:
          return `<x id="${id}">${toTagged(contentOf(node))}</x>`;
      }
    })
    .join('');
}

/** The five entities of XML, of names and attributes. */
function readEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
