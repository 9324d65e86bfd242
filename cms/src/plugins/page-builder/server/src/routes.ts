import { deliveryRoutes } from './delivery/routes.ts';
import { editorRoutes } from './editor/routes.ts';
import { sourcesRoute } from './editor/sources-route.ts';
import { fileRoutes } from './files/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { publishingEditorRoutes, publishingRoutes } from './publishing/routes.ts';

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
