export { performCalculationRoutes as default } from '../../../calculations/routes.ts';
