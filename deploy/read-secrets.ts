/** Loaded before each program of the image (`NODE_OPTIONS` in the Dockerfile), so that secrets may come from files. */
import { readSecretFiles } from '../scripts/secrets.ts';

readSecretFiles(process.env);
