/**
 * Gives a video its captions, as a track of its own that visitors switch on and off in the player.
 * @param text of a WebVTT file; nothing is done without it
 * @param label of the track in the player's menu, in the language of the page
 */
export function addCaptions(video: HTMLVideoElement, text: string | undefined, label: string | undefined): void {
  if (!text) return;
  const track = Object.assign(document.createElement('track'), {
    kind: 'captions',
    label: label ?? '',
    srclang: document.documentElement.lang,
    src: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })),
    default: true,
  });
  video.append(track);
}
