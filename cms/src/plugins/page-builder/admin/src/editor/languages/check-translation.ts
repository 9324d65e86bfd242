/** What a translation should have of its original, and what its language asks for: advice, which keeps nobody from confirming. */
export type TranslationAdvice =
  /** Numbers that one of the two has, and the other not; empty for none. */
  | { kind: 'numbers'; there: string; here: string }
  | { kind: 'placeholders'; names: string }
  | { kind: 'quotes'; sign: string }
  | { kind: 'frenchSpace' }
  | { kind: 'end' }
  | { kind: 'doubleSpace' }
  /** Terms of the glossary whose translation is missing. */
  | { kind: 'terms'; words: string }
  /** The text is in another language, two letters. */
  | { kind: 'foreign'; language: string }
  /** Visitors are addressed in one way here, and in another in most texts of the page. */
  | { kind: 'address'; here: string; elsewhere: string };

/**
 * Looks at the words of a translation beside those of its original.
 * @param language of the translation, two letters
 */
export function checkTranslation(original: string, translation: string, language: string): TranslationAdvice[] {
  if (translation.trim() === '') return [];
  return [
    ...checkNumbers(original, translation),
    ...checkPlaceholders(original, translation),
    ...checkQuotes(translation, language),
    ...(language === 'fr' && NO_FRENCH_SPACE.test(translation) ? [{ kind: 'frenchSpace' } as const] : []),
    ...(endOf(original) === endOf(translation) ? [] : [{ kind: 'end' } as const]),
    ...(/\S {2,}\S/.test(translation) && !/\S {2,}\S/.test(original) ? [{ kind: 'doubleSpace' } as const] : []),
  ];
}

const DATE = /\b(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\b/g;
const TIME = /\b(\d{1,2}):(\d{2})\b/g;
const NUMBER = /\d+(?:[.,'’ \u00a0\u202f]\d{3})*(?:[.,]\d+)?/g;

/** Compares what is counted, whatever each language writes between digits. */
function checkNumbers(original: string, translation: string): TranslationAdvice[] {
  const [wanted, found] = [listNumbers(original), listNumbers(translation)];
  const there = without(wanted, found);
  const here = without(found, wanted);
  return there.length + here.length === 0 ? [] : [{ kind: 'numbers', there: there.join(', '), here: here.join(', ') }];
}

function listNumbers(text: string): string[] {
  return text.replace(DATE, '$1 / $2 / $3').replace(TIME, '$1.$2').match(NUMBER) ?? [];
}

/** What of a list is not in the other one, each as often as it is missing there. */
function without(numbers: readonly string[], others: readonly string[]): string[] {
  const left = others.map(digitsOf);
  return numbers.filter((number) => {
    const at = left.indexOf(digitsOf(number));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `1.234,50` and `1,234.5` say the same, and so do `05` and `5`. */
function digitsOf(number: string): string {
  const [, whole = number, part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return `${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')}.${part.replace(/0+$/, '')}`;
}

function checkPlaceholders(original: string, translation: string): TranslationAdvice[] {
  const list = (text: string): string[] => text.match(/\{\{[^{}]*\}\}/g) ?? [];
  const missing = list(original).filter((name) => !list(translation).includes(name));
  return missing.length > 0 ? [{ kind: 'placeholders', names: missing.join(', ') }] : [];
}

/** Quotation marks that a language does not have. */
const WRONG_QUOTES: Readonly<Record<string, RegExp>> = {
  de: /["”]/,
  fr: /["„“”]/,
  nl: /[„«»]/,
  en: /[„«»]/,
};

function checkQuotes(translation: string, language: string): TranslationAdvice[] {
  const [sign] = WRONG_QUOTES[language]?.exec(translation) ?? [];
  return sign ? [{ kind: 'quotes', sign }] : [];
}

/** A sign right behind a word, or a quotation mark right before one; addresses and times are none. */
const NO_FRENCH_SPACE = /[\p{L}\d)»][;!?](?!\S*[=&])|[\p{L})»]:(?!\/\/)|\S»|«\S/u;

/** How a text ends, as far as all languages end it alike. */
function endOf(text: string): string {
  const [sign = ''] = /[.!?…:](?=[»”“"’)\s]*$)/u.exec(text) ?? [];
  return sign;
}

/** How visitors are addressed: as friends, or politely. */
export type Address = 'informal' | 'formal';

interface AddressWords {
  informal: RegExp;
  formal: RegExp;
  /** Said in advice. */
  names: Readonly<Record<Address, string>>;
}

/** Words by which a language tells; a polite German word is told from others by its capital, which the first of a sentence has anyway. */
const ADDRESS: Readonly<Record<string, AddressWords>> = {
  de: {
    informal: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu,
    formal: /(?<!^\s*|[.!?:…]\s+|[„“"(\p{L}])(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
    names: { informal: 'du', formal: 'Sie' },
  },
  nl: {
    informal: /(?<!\p{L})(?:je|jij|jou|jouw)(?![\p{L}-])/iu,
    formal: /(?<!\p{L})(?:u|uw)(?![\p{L}-])/iu,
    names: { informal: 'je', formal: 'u' },
  },
  fr: {
    informal: /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
    names: { informal: 'tu', formal: 'vous' },
  },
};

/**
 * Which texts of a page address visitors otherwise than most of them do.
 * @param texts the translations of a page, by their keys
 */
export function checkAddress(
  texts: ReadonlyMap<string, string>,
  language: string,
): ReadonlyMap<string, TranslationAdvice> {
  const words = ADDRESS[language];
  if (!words) return new Map();
  const found = [...texts].flatMap(([key, text]) => {
    const [informal, formal] = [words.informal.test(text), words.formal.test(text)];
    return informal === formal ? [] : [[key, informal ? 'informal' : 'formal'] as const];
  });
  const informal = found.filter(([, address]) => address === 'informal').length;
  const usual: Address = informal * 2 >= found.length ? 'informal' : 'formal';
  return new Map(
    found
      .filter(([, address]) => address !== usual)
      .map(([key, address]) => [key, { kind: 'address', here: words.names[address], elsewhere: words.names[usual] }]),
  );
}
