import type { Block, EntryReference, MediaReference, PageReference } from 'page-format';

/** What the page of the benchmark refers to: entries of the demo content, taken in turns. */
export interface Targets {
  media: readonly MediaReference[];
  pages: readonly PageReference[];
  faqs: readonly EntryReference[];
  types: readonly EntryReference[];
  brands: readonly EntryReference[];
}

export const BLOCKS = 200;
export const REFERENCES = 60;

const SENTENCE =
  'Met een fiets van de zaak ga je elke dag ontspannen naar je werk, en je betaalt er maandelijks minder voor dan je denkt. ';

/** A page of 200 blocks, of which 60 refer to something. */
export function listBlocks(targets: Targets): Block[] {
  const take = <Target>(list: readonly Target[], number: number): Target => {
    const target = list[number % list.length];
    if (target === undefined) throw new Error('The demo content lacks something that the page is to refer to.');
    return target;
  };
  const referring = (number: number): Block => {
    const kinds = [
      () => image(number, take(targets.media, number)),
      () => button(number, take(targets.pages, number)),
      () => image(number, take(targets.media, number + 1)),
      () => faq(number, take(targets.faqs, number)),
      () => button(number, take(targets.pages, number + 1)),
      () =>
        bikes(
          number,
          number % 2 ? { bikeType: take(targets.types, number) } : { bikeBrand: take(targets.brands, number) },
        ),
    ];
    return take(kinds, number)();
  };
  return Array.from({ length: BLOCKS }, (_, index) => {
    if (index < REFERENCES) return referring(index);
    return index % 3 === 0 ? title(index) : index % 3 === 1 ? text(index) : richText(index);
  });
}

const block = (number: number, type: string, props: Record<string, unknown>): Block => ({
  id: `block${number}`,
  type,
  v: 1,
  props,
});

const title = (number: number) => block(number, 'Title', { title: `Kop ${number}`, type: 2 });
const text = (number: number) => block(number, 'Text', { content: SENTENCE.repeat(2), size: 'lg' });
const image = (number: number, file: MediaReference) =>
  block(number, 'Image', { file, alt: `Foto ${number}`, roundedCorners: true });
const button = (number: number, link: PageReference) =>
  block(number, 'Button', { label: `Knop ${number}`, link, type: 'secondary-blue' });
const faq = (number: number, entry: EntryReference) => block(number, 'FaqBlock', { faq: entry });
const bikes = (number: number, props: Record<string, EntryReference>) =>
  block(number, 'Bikes', { source: props.bikeType ? 'type' : 'brand', ...props, limit: 3 });

function richText(number: number): Block {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: SENTENCE.repeat(2) }] };
  return block(number, 'RichText', { content: { type: 'doc', content: [paragraph, paragraph] } });
}
