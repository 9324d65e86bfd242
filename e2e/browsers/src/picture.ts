import { PNG } from 'pngjs';

/** What a window showed. */
export class Picture {
  readonly #image: PNG;

  constructor(png: Buffer) {
    this.#image = PNG.sync.read(png);
  }

  /** Colour of a point, as CSS writes it. */
  colourAt(x: number, y: number): string {
    const { data, width } = this.#image;
    const at = (Math.round(y) * width + Math.round(x)) * 4;
    return `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
  }
}
