import { expect, test } from 'vitest';
import { fixtureImage } from '../../fixtures/media.ts';
import { drawBlock } from '../../testing/draw-block.ts';

test('starts centered, white, with dark green text and automatic spacing', () => {
  const markup = drawBlock('Container', {});
  expect(markup).toContain('data-type="centered"');
  expect(markup).toContain('data-padding-x="auto" data-padding-y="auto" data-margin-y="auto"');
  expect(markup).toContain('style="color:var(--colour-darkGreen);background-color:var(--colour-white)"');
  expect(markup).not.toMatch(/data-hero|data-border/);
});

test('a hero that once was full width is large, because heroes have no full width', () => {
  expect(drawBlock('Container', { isHero: true, type: 'full' })).toContain('data-type="large"');
  expect(drawBlock('Container', { type: 'full' })).toContain('data-type="full"');
});

test('shows only the background of the chosen kind', () => {
  const props = { backgroundImage: fixtureImage('canal'), backgroundVideo: 'https://videos.example/ride.mp4' };
  expect(drawBlock('Container', props)).not.toMatch(/<img|<video/);
  expect(drawBlock('Container', { ...props, backgroundType: 'image' })).toMatch(/<img[^>]* alt=""/);
  expect(drawBlock('Container', { ...props, backgroundType: 'image' })).not.toMatch(/<video|background-color/);
});

test('a background video plays silently in a loop and is nothing to a keyboard or a screen reader', () => {
  const markup = drawBlock('Container', {
    backgroundType: 'video',
    backgroundVideo: 'https://videos.example/ride.mp4',
  });
  expect(markup).toMatch(/<video[^>]* src="https:\/\/videos\.example\/ride\.mp4"/);
  for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline', 'tabindex="-1"', 'aria-hidden="true"']) {
    expect(markup.toLowerCase()).toContain(attribute);
  }
});

test('loads no video from an address that is not allowed', () => {
  const props = { backgroundType: 'video', backgroundVideo: 'javascript:alert(1)' };
  expect(drawBlock('Container', props)).not.toContain('<video');
});

test('its click is recorded once, and never while editing', () => {
  const props = { dataLayerItems: [{ id: 'a', key: 'event', value: 'hero "click"' }] };
  expect(drawBlock('Container', props)).toContain(
    'data-layer="[[&quot;event&quot;,&quot;hero \\&quot;click\\&quot;&quot;]]" data-layer-once=""',
  );
  expect(drawBlock('Container', props, 'edit')).not.toContain('data-layer');
});
