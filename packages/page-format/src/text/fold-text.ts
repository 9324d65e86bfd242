/** Letters that Unicode takes for letters of their own, and signs that keyboards lack, as people type them. */
const TYPED: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ŧ: 't', ı: 'i', ς: 'σ' },
  ...{ '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '„': '"', '‐': '-', '–': '-', '—': '-' },
};

const IS_TYPED = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'gu');

const PLAIN = /^[\x21-\x7e]*(?: [\x21-\x7e]+)*$/;

/**
 * A text as it is searched: in small letters without accents, `ß` as `ss`, `ø` as `o`, with the quotes and dashes of a
 * keyboard, and with one space between words. What is stored and what is typed are compared in this form.
 * @example foldText('Été à  la Straße') // 'ete a la strasse'
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .normalize('NFKD')
      // Accents, and what nobody sees: soft hyphens, joiners, marks of direction.
      .replace(/[\p{Mn}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(IS_TYPED, (sign) => TYPED[sign] ?? sign)
      .replace(/\s+/gu, ' ')
      .trim()
  );
}
