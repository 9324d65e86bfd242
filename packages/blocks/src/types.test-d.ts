/**
 * Code that must not compile, kept as a test of our types: the check of types fails when one of the marked lines does.
 * Nothing here runs.
 */

import type { EditorText } from 'page-format';
import { text } from 'page-format/fields';
import { colour, link } from './fields/index.ts';
import { defineBlock } from './site/define-block.ts';
import type { Messages } from './site/messages.ts';
import type { SiteEnv } from './site/site-context.ts';
import type { ViewProps } from './ui/view.ts';

declare const label: EditorText;
declare function expectType<Expected>(value: Expected): void;

// Visitor texts exist in every language.
expectType<Messages>({ next: { de: 'x', nl: 'x', en: 'x', fr: 'x' } });
// @ts-expect-error fr is missing
expectType<Messages>({ next: { 'de-AT': 'x', de: 'x', nl: 'x', be: 'x', en: 'x' } });

const Sample = defineBlock({
  type: 'Sample',
  category: 'elements',
  label,
  description: label,
  icon: 'File',
  props: { title: text({ label }), ground: colour({ label, default: 'white' }), link: link({ label }) },
  request: ({ title }, { country, locale }) => {
    expectType<SiteEnv['country']>(country);
    return `/api/${country}/${locale}/${title}`;
  },
});

// @ts-expect-error there is no such category
defineBlock({ ...Sample, category: 'misc' });

declare const view: ViewProps<typeof Sample>;
expectType<string>(view.props.ground);
expectType<SiteEnv>(view.env);
// @ts-expect-error titel is not declared
view.props.titel;
