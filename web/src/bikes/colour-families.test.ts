import { expect, test } from 'vitest';
import { COLOUR_FAMILIES, colourName, findColourFamily } from './colour-families.ts';

test.each([
  ['#22282d', 'black'],
  ['#101010', 'black'],
  ['#4a5359', 'grey'],
  ['#a7afb2', 'grey'],
  ['#e2ded3', 'white'],
  ['#ffffff', 'white'],
  ['#c9b28c', 'beige'],
  ['#6b4a2b', 'brown'],
  ['#7d2436', 'red'],
  ['#d4513f', 'red'],
  ['#a3401f', 'red'],
  ['#EA6A2A', 'orange'],
  ['#d09a25', 'yellow'],
  ['#5f7350', 'green'],
  ['#1d5140', 'green'],
  ['#8a9c82', 'green'],
  ['#1d5f70', 'blue'],
  ['#5f7f99', 'blue'],
  ['#23395d', 'blue'],
  ['#9dbcc9', 'blue'],
  ['#5b3560', 'purple'],
  ['#f3b6c4', 'pink'],
  ['', undefined],
  ['green', undefined],
  ['#12345', undefined],
])('a lacquer of %j is %s to who looks for one', (swatch, family) => {
  expect(findColourFamily(swatch)).toBe(family);
});

test.each([
  ['de', 'Schwarz Grau Weiß Beige Braun Rot Orange Gelb Grün Blau Lila Rosa'],
  ['be', 'Zwart Grijs Wit Beige Bruin Rood Oranje Geel Groen Blauw Paars Roze'],
  ['fr', 'Noir Gris Blanc Beige Marron Rouge Orange Jaune Vert Bleu Violet Rose'],
  ['en', 'Black Grey White Beige Brown Red Orange Yellow Green Blue Purple Pink'],
] as const)('in %s they are called %s', (locale, names) => {
  expect(COLOUR_FAMILIES.map((family) => colourName(family, { locale })).join(' ')).toBe(names);
});
