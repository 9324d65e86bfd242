import { editorRoutes } from '../controllers/editor.ts';
import { fileRoutes } from '../controllers/files.ts';
import { deliveryRoutes } from '../controllers/pages.ts';
import { presenceRoutes } from '../controllers/presence.ts';
import { publishingEditorRoutes, publishingRoutes } from '../controllers/publishing.ts';
import { sourcesRoute } from '../controllers/translation-sources.ts';

/**
 * Under `/api/page-builder` for everyone, under `/page-builder` for signed-in editors; the media library under `/api`.
 */
export const routes = {
  delivery: { type: 'content-api', prefix: '/page-builder', routes: [...deliveryRoutes, ...publishingRoutes] },
  files: { type: 'content-api', prefix: '', routes: fileRoutes },
  editor: {
    type: 'admin',
    prefix: '/page-builder',
    routes: [...editorRoutes, sourcesRoute, ...presenceRoutes, ...publishingEditorRoutes],
  },
};
