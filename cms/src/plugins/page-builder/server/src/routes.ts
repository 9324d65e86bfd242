import { deliveryRoutes } from './delivery/routes.ts';
import { editorRoutes } from './editor/routes.ts';

/** Under `/api/page-builder` for everyone, and under `/page-builder` for signed-in editors. */
export const routes = {
  delivery: { type: 'content-api', prefix: '/page-builder', routes: deliveryRoutes },
  editor: { type: 'admin', prefix: '/page-builder', routes: editorRoutes },
};
