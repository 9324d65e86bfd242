import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React 18 writes the attributes of custom elements as they are named, so a class is `class` here. */
type CustomElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { class: string };

/** The custom elements that Views write. Their scripts are the `element.ts` of the blocks; `client/` holds shared ones. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'background-video': CustomElementProps;
      'bike-costs': CustomElementProps;
      'bike-terms': CustomElementProps;
      'calculator-tabs': CustomElementProps;
      'costs-basis': CustomElementProps;
      'hubspot-form': CustomElementProps;
      'lead-form': CustomElementProps;
      'monthly-price': CustomElementProps;
      'popup-block': CustomElementProps;
      'script-embed': CustomElementProps;
      'tabs-block': CustomElementProps;
      'video-facade': CustomElementProps;
    }
  }
}
