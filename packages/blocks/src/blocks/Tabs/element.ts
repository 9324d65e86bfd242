import { connectTabList } from '../../client/tab-list.ts';

class TabsBlock extends HTMLElement {
  connectedCallback() {
    connectTabList(this);
  }
}

if (!customElements.get('tabs-block')) customElements.define('tabs-block', TabsBlock);
