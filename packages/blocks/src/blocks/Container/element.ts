/** Lets visitors stop the film behind a section, and stops it by itself for those who asked for less motion. */
class BackgroundVideo extends HTMLElement {
  connectedCallback() {
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    if (!video || !button) return;
    const say = () => button.setAttribute('aria-pressed', String(video.paused));
    video.addEventListener('play', say);
    video.addEventListener('pause', say);
    button.addEventListener('click', () => {
      // A browser may refuse to play, to save power for example: then the film stands still, and the button says so.
      if (video.paused) video.play().catch(say);
      else video.pause();
    });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      video.autoplay = false;
      video.pause();
    }
    say();
  }
}

if (!customElements.get('background-video')) customElements.define('background-video', BackgroundVideo);
