/** Brings script along, so that pages load files with a hash in their name. */
export const SLIDER = {
  id: 'slider',
  type: 'Slider',
  v: 1,
  props: { slides: ['Een', 'Twee'].map((content) => ({ id: content, name: content, content })) },
};
