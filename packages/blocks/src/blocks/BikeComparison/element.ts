/** Makes the link back one step in the visitor's history; it leads to the bikes where there is none. */
class BikeComparison extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', goBack);
  }

  disconnectedCallback() {
    this.removeEventListener('click', goBack);
  }
}

function goBack(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('.BikeComparison-back') : null;
  if (!link || history.length < 2 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}

if (!customElements.get('bike-comparison')) customElements.define('bike-comparison', BikeComparison);
