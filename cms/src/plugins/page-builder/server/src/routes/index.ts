import { admin } from './admin.ts';
import { contentApi } from './content-api.ts';
import { files } from './files.ts';

export const routes = { 'content-api': contentApi, files, admin };
