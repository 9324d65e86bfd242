import { find } from 'linkifyjs';
import { DEFAULT_PROTOCOL } from 'page-format';

/**
 * An address as it was meant: `example.com` is a host and gets the default protocol, `anna@example.com` is e-mail. A
 * browser would look for either on this site. Paths, anchors and what names its scheme stay as they are.
 */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  const [found] = find(address, { defaultProtocol: DEFAULT_PROTOCOL });
  return found?.isLink && found.value === address ? found.href : address;
}

/** A path, an anchor, or what begins with a scheme: no words somebody looks for a page by. */
const ADDRESS = /^(?:[/#?]|[a-z][a-z\d+.-]*:)\S*$/i;

/** What was typed, completed, when it reads as an address and not as words to search for. */
export function readAddress(typed: string): string | undefined {
  const address = completeAddress(typed);
  return ADDRESS.test(address) ? address : undefined;
}
