import { addCaptions } from '../../client/add-captions.ts';

/** How often a started video is looked at, and how long it may stand still, in milliseconds (specification point 9). */
const PROGRESS_INTERVAL = 1_000;
const SEEK_WAIT = 5_000;

/**
 * The video behind the title: plays silently while it is on screen, unless the visitor wants less motion. The button
 * turns it into a player with sound and controls, which at its end becomes the background again.
 */
class VideoBlockElement extends HTMLElement {
  connectedCallback(): void {
    const video = this.querySelector('video');
    const button = this.querySelector('button');
    const stuck = this.querySelector<HTMLElement>('.VideoBlock-stuck');
    if (!video || !button || !stuck) return;

    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    let onScreen = false;
    let watch = 0;
    const isPlayer = () => 'player' in this.dataset;
    const play = () => video.play().catch(() => {});

    const moveBackground = () => {
      if (isPlayer()) return;
      if (onScreen && !calm.matches) play();
      else video.pause();
    };

    const watchProgress = () => {
      let last = -1;
      let still = 0;
      return window.setInterval(() => {
        const waiting = !video.paused && video.currentTime === last;
        still = waiting ? still + PROGRESS_INTERVAL : 0;
        last = video.currentTime;
        stuck.hidden = still < SEEK_WAIT && !video.error;
      }, PROGRESS_INTERVAL);
    };

    const becomePlayer = (yes: boolean) => {
      this.toggleAttribute('data-player', yes);
      video.controls = yes;
      video.loop = !yes;
      video.muted = !yes;
      video.tabIndex = yes ? 0 : -1;
      video.ariaHidden = yes ? null : 'true';
      for (const track of video.textTracks) track.mode = yes ? 'showing' : 'disabled';
      window.clearInterval(watch);
      stuck.hidden = true;
    };

    button.addEventListener('click', () => {
      // As a background the video is silent, and says nothing.
      if (video.textTracks.length === 0) addCaptions(video, this.dataset.captions, this.dataset.captionsLabel);
      becomePlayer(true);
      video.currentTime = 0;
      video.focus();
      play();
      watch = watchProgress();
    });
    video.addEventListener('ended', () => {
      becomePlayer(false);
      button.focus();
      moveBackground();
    });
    calm.addEventListener('change', moveBackground);
    new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      moveBackground();
    }).observe(video);
  }
}

if (!customElements.get('video-block')) customElements.define('video-block', VideoBlockElement);
