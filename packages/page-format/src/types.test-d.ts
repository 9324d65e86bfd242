/**
 * Code that must not compile, kept as a test of our types: the check of types fails when one of the marked lines does.
 * Nothing here runs.
 */

import { bindProps } from './block/bind.ts';
import { defineBlock } from './block/define-block.ts';
import type { BindContext, StoredProps } from './block/field.ts';
import { createRegistry } from './block/registry.ts';
import { choice, link, list, media, number, reference, text, toggle } from './fields/index.ts';
import type { BoundMedia } from './fields/media.ts';
import { createRenderer } from './react/create-renderer.tsx';
import type { ViewProps } from './react/view.ts';
import { Deck } from './testing/sample-blocks.ts';
import type { EditorText } from './text/text.ts';

declare const context: BindContext;
declare const label: EditorText;
declare function expectType<Expected>(value: Expected): void;

const sizes = [
  { value: 'small', label },
  { value: 'large', label },
] as const;

// @ts-expect-error English is missing
text({ label: { de: 'x' } });
text({ label: { en: 'x', nl: 'x' } });
// @ts-expect-error every field has a label
text({});
// @ts-expect-error and so options
text();
// @ts-expect-error a label is a text by language
text({ label: 'Title' });
// @ts-expect-error required is misspelt
text({ label, requird: true });
// @ts-expect-error there is no such section of the settings
text({ label, group: 'styles' });

// A default is one of the options, and of the field's type.
choice({ label, default: 'small', options: sizes });
// @ts-expect-error medium is no option
choice({ label, default: 'medium', options: sizes });
// @ts-expect-error a choice needs a default
choice({ label, options: sizes });
// @ts-expect-error "true" is no boolean
toggle({ label, default: 'true' });
// @ts-expect-error a choice has options
choice({ label, default: 'small' });
// @ts-expect-error a content type is named with its whole name
reference({ label, contentType: 'baker', titleField: 'name' });
// @ts-expect-error pages are a list
link({ label, pages: 'api::page.page' });
// @ts-expect-error a list has items
list({ label, itemLabel: label });
// @ts-expect-error there is no such kind of file
media({ label, accepts: 'images' });
// @ts-expect-error a number has bounds
number({ label, default: 1 });
// @ts-expect-error slides are titled by one of their properties
list({ label, itemLabel: label, item: { name: text({ label }) }, titleProp: 'title' });
// @ts-expect-error the default item has a number where a text belongs
list({ label, itemLabel: label, item: { name: text({ label }) }, default: [{ name: 1 }] });

const Sample = defineBlock({
  type: 'Sample',
  category: 'elements',
  label,
  description: label,
  icon: 'File',
  props: {
    title: text({ label }),
    size: choice({ label, default: 'small', options: sizes }),
    file: media({ label }),
    link: link({ label }),
    rows: list({ label, itemLabel: label, item: { wide: toggle({ label, default: false }) } }),
  },
  prompt: (props) => ({ en: props.title, de: props.title }),
});

// @ts-expect-error a function that is not called is no field
defineBlock({ ...Sample, props: { title: text } });
// @ts-expect-error a text is no field
defineBlock({ ...Sample, props: { title: 'text' } });
// @ts-expect-error a block has a label
defineBlock({ type: 'Bare', category: 'elements', description: label, icon: 'File', props: {} });
// @ts-expect-error a prompt is a function
defineBlock({ ...Sample, prompt: 'Write a title.' });
// @ts-expect-error an area has a label
defineBlock({ ...Sample, areas: { content: {} } });
// @ts-expect-error a list of blocks holds blocks
createRegistry([Sample, undefined]);
// @ts-expect-error a View is a component
createRenderer(createRegistry([Sample]), { Sample: undefined });

// @ts-expect-error areas of items need the name of a property
defineBlock({ ...Sample, itemAreas: { list: 'columns', label } });

// What a View receives follows from the declaration.
declare const view: ViewProps<typeof Sample>;
expectType<string>(view.props.title);
expectType<'small' | 'large'>(view.props.size);
expectType<BoundMedia | null>(view.props.file);
expectType<string>(view.props.link);
expectType<{ id: string; wide: boolean }[]>(view.props.rows);
// @ts-expect-error size is not any text
expectType<'small'>(view.props.size);
// @ts-expect-error a file may be missing
view.props.file.url;
// @ts-expect-error titel is not declared
view.props.titel;
// @ts-expect-error rows have no such property
view.props.rows[0]?.narrow;

// What a document stores is not what a View gets.
declare const stored: StoredProps<typeof Sample.props>;
// @ts-expect-error a stored link may be a reference to a page
expectType<string>(stored.link);
expectType<string>(bindProps(Sample, {}, context).link);
expectType<string>(bindProps(Deck, {}, context).slides[0]?.tags[0]?.word ?? '');
// @ts-expect-error a slide has no such property
bindProps(Deck, {}, context).slides[0]?.missing;
