import { expect, test } from 'vitest';
import { readDeclarations } from './read-declarations.ts';

const source = `import { oven } from './oven.ts';

/** Bakes. */
export function bake() {
  return oven;
}

const crumb = { open: true };
export const [rye, wheat] = ['rye', 'wheat'];
`;

test('a declaration is shown with its comment, and several in the order of the file', () => {
  expect(readDeclarations(source, 'bread.ts', ['crumb', 'bake'])).toBe(
    '/** Bakes. */\nexport function bake() {\n  return oven;\n}\n\nconst crumb = { open: true };',
  );
});

test('what a file does not declare is named', () => {
  expect(() => readDeclarations(source, 'bread.ts', ['bake', 'cake'])).toThrow('bread.ts declares no "cake"');
});
