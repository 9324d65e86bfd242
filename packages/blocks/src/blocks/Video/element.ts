import { addCaptions } from '../../client/add-captions.ts';

/** Puts the player in the place of the picture once a visitor asks for it; nothing is loaded from its host before. */
class VideoFacade extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector<HTMLAnchorElement>(':scope > a');
    link?.addEventListener('click', (event) => {
      // A press that opens a new tab or window keeps its meaning.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const player = this.dataset.kind === 'file' ? createVideo() : createFrame();
      if (player instanceof HTMLVideoElement) addCaptions(player, this.dataset.captions, this.dataset.captionsLabel);
      player.className = 'Video-player';
      player.title = link.textContent ?? '';
      player.src = this.dataset.player ?? '';
      link.replaceWith(player);
      player.focus();
    });
  }
}

function createVideo(): HTMLVideoElement {
  return Object.assign(document.createElement('video'), { controls: true, autoplay: true, playsInline: true });
}

function createFrame(): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), {
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    // YouTube refuses to play where it is not told the site; the page and its query stay with us.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

if (!customElements.get('video-facade')) customElements.define('video-facade', VideoFacade);
