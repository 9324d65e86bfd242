import type { TFunction } from './use-translation.ts';

const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };

/** Keys whose name on the keyboard depends on the language: German ones say “Strg”. */
const NAMES = {
  Mod: 'key.control',
  Shift: 'key.shift',
  Enter: 'key.enter',
  Delete: 'key.delete',
  Escape: 'key.escape',
} as const;

export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** A shortcut as the keys of this machine are called: `Ctrl+Shift+G`, `Strg+Umschalt+G`, `⌘⇧G`. */
export function writeShortcut(shortcut: string, t: TFunction): string {
  const name = (part: string) =>
    SIGNS[part] ?? (isMac ? MAC_SIGNS[part] : undefined) ?? (isNamed(part) ? t(NAMES[part]) : part);
  return shortcut
    .split('+')
    .map(name)
    .join(isMac ? '' : '+');
}

function isNamed(part: string): part is keyof typeof NAMES {
  return part in NAMES;
}
