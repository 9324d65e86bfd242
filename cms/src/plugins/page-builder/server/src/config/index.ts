import { OEMBED_ENDPOINTS } from '../services/video-preview.ts';

/** What a project may set under `page-builder` in its `config/plugins`. */
export const config = {
  default: {
    previewToken: '',
    deliveryKey: '',
    publisher: { url: '', secret: '' },
    oembed: OEMBED_ENDPOINTS,
    sites: {},
    // Makes saving and publishing large pages cheaper; see `services/shortcuts`.
    shortcuts: true,
  },
  validator(values: { previewToken?: unknown; deliveryKey?: unknown; sites?: unknown; shortcuts?: unknown }) {
    if (typeof values.previewToken !== 'string') throw new Error('"previewToken" must be a text.');
    if (typeof values.deliveryKey !== 'string') throw new Error('"deliveryKey" must be a text.');
    if (typeof values.shortcuts !== 'boolean') throw new Error('"shortcuts" must be true or false.');
    if (typeof values.sites !== 'object' || values.sites === null) {
      throw new Error('"sites" must hold the address of each site, such as { nl: "https://…" }.');
    }
  },
};
