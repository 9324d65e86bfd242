import { admin } from './admin.ts';
import { contentApi } from './content-api.ts';

export const routes = { 'content-api': contentApi, admin };
