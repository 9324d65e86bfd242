/**
 * Opens the dialog of a `<popup-block>` (see `ui/Popup.tsx`) as a modal one. The browser keeps the focus inside, closes
 * it with Escape and gives the focus back; what is added here is the link that opens it, the one that closes it, and a
 * press beside it.
 */
class PopupBlock extends HTMLElement {
  connectedCallback() {
    const trigger = this.querySelector<HTMLElement>(':scope > [aria-haspopup]');
    const dialog = this.querySelector<HTMLDialogElement>(':scope > dialog');
    const close = dialog?.querySelector<HTMLElement>(':scope > .Popup-close');
    if (!trigger || !dialog || !close) return;

    onPress(trigger, () => dialog.showModal());
    onPress(close, () => dialog.close());
    // The click of a drag that began inside ends on the dialog too, so it counts where the press began.
    let pressedBeside = false;
    dialog.addEventListener('pointerdown', (event) => {
      pressedBeside = event.target === dialog;
    });
    dialog.addEventListener('click', (event) => {
      if (pressedBeside && event.target === dialog) dialog.close();
    });
    // Not every browser focuses a link that is pressed, and then it has nothing to give the focus back to.
    dialog.addEventListener('close', () => trigger.focus());

    if (location.hash === `#${dialog.id}`) dialog.showModal();
  }
}

/** Turns a link into a button: it acts instead of leading away, by the space bar too. */
function onPress(link: HTMLElement, act: () => void): void {
  link.role = 'button';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    act();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}

if (!customElements.get('popup-block')) customElements.define('popup-block', PopupBlock);
