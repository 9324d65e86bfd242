import type { Messages } from '../site/messages.ts';

export const captionMessages = {
  captions: { de: 'Untertitel', nl: 'Ondertitels', en: 'Captions', fr: 'Sous-titres' },
} satisfies Messages;
