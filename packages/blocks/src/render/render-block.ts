import { createRenderer } from 'page-format/react';
import { views } from '../generated/views.ts';
import { registry } from '../registry.ts';

/** The one renderer of this site: canvas and pages draw blocks by it. */
export const renderer = createRenderer(registry, views);

export const renderBlock = renderer.renderBlock;
