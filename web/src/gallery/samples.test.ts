import { expect, test } from 'vitest';
import { renderSample } from './samples.ts';

const textOf = (type: string, sample: string) =>
  (renderSample(type, sample, 'en')?.parts ?? []).map((part) => (typeof part === 'string' ? part : '')).join('');

test('all samples of a block on one page show each their own response', () => {
  const markup = textOf('Bikes', 'all');
  for (const state of ['Grachten 7', 'Loading bikes...', 'Error: Not Found', 'No bikes found for city']) {
    expect(markup).toContain(state);
  }
});

test('islands are told their sample’s response too', () => {
  const responses = (renderSample('ReviewsSlider', 'all', 'en')?.parts ?? []).flatMap((part) =>
    typeof part === 'string' ? [] : [part.props.data.status],
  );
  expect(responses).toEqual(expect.arrayContaining(['loaded', 'loading', 'failed']));
});

test('there is no page for a block or a sample that is none', () => {
  expect(renderSample('Nothing', 'all', 'en')).toBeUndefined();
  expect(renderSample('Title', 'nothing', 'en')).toBeUndefined();
});
