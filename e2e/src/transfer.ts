/** What comes from elsewhere: pasted, or dragged over the page and dropped. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

interface Transfer {
  files?: readonly { name: string; type: string; bytes: readonly number[] }[];
  text?: string;
  markup?: string;
}

/** A green PNG. */
export const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f7a55' } })
    .png()
    .toBuffer();

/** The same as a file. */
export async function png(name: string, width = 60, height = 40) {
  return { name, type: 'image/png', bytes: [...(await paint(width, height))] };
}

/** Does to an element of the page what the browser does when something from elsewhere is pasted or dragged there. */
export function bring(element: Locator, kind: 'paste' | 'dragover' | 'drop', transfer: Transfer): Promise<void> {
  return element.evaluate(
    (target, [type, { files = [], text, markup }]) => {
      const data = new DataTransfer();
      for (const { name, type: mime, bytes } of files) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mime }));
      }
      if (text !== undefined) data.setData('text/plain', text);
      if (markup !== undefined) data.setData('text/html', markup);
      const { left, top, width, height } = target.getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true, composed: true };
      const point = { clientX: left + width / 2, clientY: top + height * 0.9 };
      target.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent(type, { ...shared, ...point, dataTransfer: data }),
      );
    },
    [kind, transfer] as const,
  );
}
