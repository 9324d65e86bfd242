import { useEffect } from 'react';
import { blocks } from '../../api/blocks.ts';

/**
 * Defines the project's custom elements in the document of a page: those that draw something while it is edited, and in
 * the preview the blocks' own as well, so that they behave as on the site. A document has them for as long as it lives.
 */
export function useCustomElements(page: HTMLElement | null, preview: boolean): void {
  useEffect(() => {
    if (!page) return;
    const { canvasElements, elements } = blocks.getRenderer();
    for (const address of [canvasElements, preview ? elements : undefined]) {
      if (address !== undefined) addModule(page.ownerDocument, address);
    }
  }, [page, preview]);
}

function addModule(document: Document, address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = address;
  document.head.append(script);
}
