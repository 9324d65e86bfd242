/** The tile server of a site, as its settings name it. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}` in it; a key, where one is needed, stands in it already. */
  url: string;
  /** HTML of the operator's choice: what the tiles' licence asks to be shown. */
  attribution: string;
}
