/**
 * Makes tabs of links and panels that stand in an element, as the ARIA practices describe them: arrows, Home and End
 * move between tabs, a press chooses one. Moving does not choose, because a press is what analytics counts.
 *
 * Each press pushes `{ event: 'click_event', click_location: 'body', click_url, click_text }`: the address of the page
 * and the title of the tab (specification point 7, which leaves the names of the last two open).
 * @param element holds `[role=tablist] > [role=tab]` and, beside it, a `[role=tabpanel]` for each of them
 * @param onSwitch told of the panel that came when a press brought another one than before
 */
export function connectTabList(element: HTMLElement, onSwitch?: (panel: HTMLElement) => void): void {
  const tabs = [...element.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
  const selected = () => tabs.findIndex((tab) => tab.ariaSelected === 'true');

  const letFocus = (reachable: number) => {
    tabs.forEach((tab, index) => {
      tab.tabIndex = index === reachable ? 0 : -1;
    });
  };
  const choose = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === chosen);
      panels[index]?.toggleAttribute('data-open', index === chosen);
    });
    letFocus(chosen);
  };

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      const panel = panels[index];
      const switched = index !== selected();
      choose(index);
      if (switched && panel) onSwitch?.(panel);
      window.dataLayer ??= [];
      window.dataLayer.push({
        event: 'click_event',
        click_location: 'body',
        click_url: location.href,
        click_text: tab.textContent ?? '',
      });
    });
    tab.addEventListener('keydown', (event) => {
      const last = tabs.length - 1;
      const target = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
      }[event.key];
      if (target === undefined && event.key !== ' ') return;
      event.preventDefault();
      if (target === undefined) return tab.click();
      letFocus(target);
      tabs[target]?.focus();
    });
  });

  const linked = panels.findIndex((panel) => location.hash === `#${panel.id}`);
  if (linked >= 0) choose(linked);
  else letFocus(Math.max(selected(), 0));
}
