import type { AnyBlockDefinition, AreaRule } from 'page-format';
import { PALETTE } from '../fields/palette.ts';
import { editStyles } from '../generated/edit-styles.ts';
import { styles } from '../generated/styles.ts';
import { registry } from '../registry.ts';
import bikeCosts from '../ui/bike-costs.css?inline';
import calculatorOffer from '../ui/calculator-offer.css?inline';
import cards from '../ui/cards.css?inline';
import carousel from '../ui/carousel.css?inline';
import form from '../ui/form.css?inline';
import popup from '../ui/popup.css?inline';
import scriptEmbed from '../ui/script-embed.css?inline';
import tabList from '../ui/tab-list.css?inline';
import base from './base.css?inline';
import edit from './edit.css?inline';
import { fontFaces } from './fonts.ts';
import text from './text.css?inline';
import { textRules } from './text-rules.ts';
import tokens from './tokens.css?inline';

export { FONT_URLS } from './fonts.ts';

export interface StyleSheetOptions {
  /** Blocks whose styles are wanted; all of them when left out, as the canvas needs. */
  types?: Iterable<string>;
  /** Adds what only the canvas shows: notices in place of blocks that cannot be drawn, and what visitors see elsewhere. */
  edit?: boolean;
}

/** Blocks that stand for the component of an external script. */
const SCRIPT_EMBEDS = ['MiniCalculatorBlock', 'CalculatorPageElement', 'BusinessBikeCalculatorSE', 'BusinessBikeMapSE'];

/** Styles that several blocks share, and the blocks that need them. */
const SHARED: readonly { css: string; types: readonly string[] }[] = [
  { css: bikeCosts, types: ['Bikes', 'BikeComparison', 'MonthlyPrice'] },
  { css: calculatorOffer, types: ['CalculatorPageElement', 'MiniCalculatorBlock'] },
  { css: cards, types: ['Bikes', 'NewsItemsBlock', 'StoryTellerBlock', 'TargetAudienceBlock'] },
  { css: carousel, types: ['Slider', 'SliderWithPricing', 'LogoSliderBlock', 'ReviewsSlider'] },
  { css: form, types: ['HubspotForm', 'LeadForm', 'MonthlyPrice'] },
  { css: popup, types: listTypesWithPopup() },
  { css: scriptEmbed, types: SCRIPT_EMBEDS },
  { css: tabList, types: ['Tabs', 'CalculatorTabs'] },
];

function listTypesWithPopup(): string[] {
  const hasPopup = ({ areas = {} }: AnyBlockDefinition) => Object.values(areas).some((rule: AreaRule) => rule.popup);
  return [...registry.values()].filter(hasPopup).map(({ type }) => type);
}

/** Blocks that hold a button of their own, in the looks of the Button block. */
const WITH_BUTTON = [
  'SliderWithPricing',
  'LogoSliderBlock',
  'BikeComparison',
  'HubspotForm',
  'LeadForm',
  'MonthlyPrice',
  ...SCRIPT_EMBEDS,
];

/**
 * The style sheet of a page: fonts, tokens, base rules and the given blocks, in layers of that order, so that a
 * block's own rule always wins over a base rule. The site writes it into each page; the canvas into its iframe. Both
 * wrap the blocks in an element with the class `Page`.
 */
export function styleSheet({ types, edit: forCanvas = false }: StyleSheetOptions = {}): string {
  const wanted = new Set(types ?? Object.keys(styles));
  if (WITH_BUTTON.some((type) => wanted.has(type))) wanted.add('Button');
  const shared = SHARED.filter((part) => part.types.some((type) => wanted.has(type))).map((part) => part.css);
  const blocks = Object.keys(styles)
    .filter((type) => wanted.has(type))
    .map((type) => styles[type]);
  return [
    fontFaces(),
    '@layer tokens,base,shared,blocks,edit;',
    layer('tokens', paletteTokens() + tokens),
    layer('base', base),
    layer('shared', [textRules(), text, ...shared].join('')),
    layer('blocks', blocks.join('')),
    forCanvas ? layer('edit', [edit, ...Object.values(editStyles)].join('')) : '',
  ].join('');
}

function layer(name: string, css: string): string {
  return `@layer ${name}{${css}}`;
}

/** The palette as custom properties, which is what bound colours refer to. */
function paletteTokens(): string {
  const lines = Object.entries(PALETTE).map(([name, { value }]) => `--colour-${name}:${value};`);
  return `:root{${lines.join('')}}`;
}
