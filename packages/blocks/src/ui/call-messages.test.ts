import { expect, test } from 'vitest';
import { messages as dealers } from '../blocks/DealerLocatorMap/messages.ts';
import { messages as video } from '../blocks/VideoBlock/messages.ts';
import { ERROR_TEXTS } from '../site/error-texts.ts';
import { LOCALES } from '../site/locales.ts';
import { type Messages, say } from '../site/messages.ts';
import { callMessages } from './call-messages.ts';

const quoted: Messages = {
  ...callMessages,
  mapAuthFailure: dealers.mapAuthFailure,
  geolocationUnsupported: dealers.unsupported,
};

/** The editor alone reads these. */
const OF_EDITORS = ['searchFiles', 'searchFilesUnknown', 'uploadUnknown', 'uploadNoValidFiles'];

test('every text of point 8 that visitors read is there in their language', () => {
  expect(Object.keys(quoted).sort()).toEqual(
    Object.keys(ERROR_TEXTS)
      .filter((name) => !OF_EDITORS.includes(name))
      .sort(),
  );
});

test.each([...Object.entries(quoted), ['play', video.play] as const])(
  '%s is in English what the specification quotes, and translated elsewhere',
  (name, text) => {
    expect(text.en).toBe({ ...ERROR_TEXTS, play: 'Play' }[name]);
    const places = (words: string) => words.match(/\{\w+\}/g);
    for (const locale of LOCALES.filter((other) => other !== 'en')) {
      expect(say(text, { locale })).not.toBe(text.en);
      expect(places(say(text, { locale }))).toEqual(places(text.en));
    }
  },
);
