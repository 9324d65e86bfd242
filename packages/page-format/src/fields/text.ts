import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { fitsLimit } from '../text/characters.ts';
import type { EditorText } from '../text/text.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { checkRequired } from './required.ts';
import { checkRoom } from './room.ts';
import { leftAsSample } from './sample.ts';

export interface TextField extends Field<string> {
  readonly kind: 'text' | 'textarea';
  readonly placeholder: string | undefined;
  /** In characters, as `countCharacters` counts. */
  readonly maxLength: number;
  /** Characters that fit into the place on a telephone, where it has little room. */
  readonly room: number | undefined;
  /** What the text is the address of, when the panel can show it. */
  readonly shows: 'video' | undefined;
  /** True when what a new block has here only shows what belongs here. */
  readonly isSample: boolean;
  /** Whether it is another text in each language. */
  readonly isTranslated: boolean;
}

export interface TextOptions extends FieldOptions {
  /** Starts empty unless said otherwise. */
  default?: string;
  placeholder?: string;
  /**
   * True when the text that a new block has here, by its own default or by that of the list it stands in, only shows what
   * belongs here, such as "Button": left as it is, it is a warning.
   */
  sample?: boolean;
  /** Publishing waits until something stands here. */
  required?: boolean;
  /** Characters as people see them; 1,000 for a line and 20,000 for a paragraph unless said otherwise. */
  maxLength?: number;
  /**
   * Characters that fit into the text's place on a telephone; longer ones are a warning, in the other languages of the
   * entry, too. For labels of buttons and tabs, and what is cut off; a text that wraps well needs none.
   */
  room?: number;
  /** Shows what stands at the address that is typed. */
  shows?: 'video';
  /** Whether it is another text in each language; with a `pattern`, as of an address or an id, it is not unless said so. */
  translated?: boolean;
  /** What the text must look like, with the sentence that explains it. */
  pattern?: { expression: RegExp; message: EditorText };
}

/** One line of text. */
export function text(options: TextOptions): TextField {
  return declareField('text', options, (given) => makeText('text', 1_000, given));
}

/** A paragraph of plain text; line breaks are kept. */
export function textarea(options: TextOptions): TextField {
  return declareField('textarea', options, (given) => makeText('textarea', 20_000, given));
}

function makeText(kind: TextField['kind'], usualLength: number, options: TextOptions): TextField {
  const maxLength = options.maxLength ?? usualLength;
  return {
    kind,
    ...describeField(options),
    default: options.default ?? '',
    placeholder: options.placeholder,
    maxLength,
    room: options.room,
    shows: options.shows,
    isSample: options.sample ?? false,
    isTranslated: options.translated ?? options.pattern === undefined,
    ...limitText(maxLength),
    check(value) {
      if (options.required && value.trim() === '') return checkRequired(options.label);
      if (options.pattern && value !== '' && !options.pattern.expression.test(value)) {
        return [{ level: 'error', message: options.pattern.message }];
      }
      if (options.sample && value !== '' && value === options.default) return [leftAsSample(options.label, value)];
      return options.room === undefined ? [] : checkRoom(value, options.room);
    },
    bind: asStored,
  };
}

/** Made once for each length: blocks have hundreds of texts, and the admin waits for all of them to be declared. */
const limits = new Map<number, Pick<TextField, 'schema' | 'expects'>>();

function limitText(maxLength: number): Pick<TextField, 'schema' | 'expects'> {
  const made = limits.get(maxLength) ?? {
    schema: z.string().refine((value) => fitsLimit(value, maxLength)),
    expects: {
      en: `a text of at most ${groupDigits(maxLength, ',')} characters`,
      de: `ein Text von höchstens ${groupDigits(maxLength, '.')} Zeichen`,
      nl: `een tekst van maximaal ${groupDigits(maxLength, '.')} tekens`,
      fr: `un texte de ${groupDigits(maxLength, '\u00a0')} caractères au maximum`,
    },
  };
  limits.set(maxLength, made);
  return made;
}

/** By hand: number formats cost the admin more than all other declarations together, and wait until they are needed. */
function groupDigits(value: number, sign: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, sign);
}

/**
 * The anchor of a block (`uniqueId`): target of links such as `#offer`, so it must be an id a page can hold safely.
 * Anything else is not written into the page.
 */
export function anchor(): TextField {
  const expression = /^[A-Za-z][\w-]{0,63}$/;
  const field = text({
    label: { en: 'Anchor', de: 'Sprungmarke', nl: 'Anker', fr: 'Ancre' },
    help: {
      en: 'Links can jump here: with "offer", the address ends in #offer. Use each anchor once per page.',
      de: 'Links können hierher springen: mit „angebot“ endet die Adresse auf #angebot. Je Seite nur einmal verwenden.',
      nl: 'Links kunnen hierheen springen: met “aanbod” eindigt het adres op #aanbod. Gebruik elk anker één keer per pagina.',
      fr: 'Des liens peuvent mener ici : avec « offre », l’adresse se termine par #offre. Utilisez chaque ancre une seule fois par page.',
    },
    group: 'advanced',
    maxLength: 64,
    pattern: {
      expression,
      message: {
        en: 'An anchor starts with a letter and holds letters, digits, "-" and "_" only.',
        de: 'Eine Sprungmarke beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern, „-“ und „_“.',
        nl: 'Een anker begint met een letter en bevat alleen letters, cijfers, “-” en “_”.',
        fr: 'Une ancre commence par une lettre et ne contient que des lettres, des chiffres, « - » et « _ ».',
      },
    },
  });
  return { ...field, uniqueOnPage: true, bind: (value) => (expression.test(value) ? value : '') };
}
