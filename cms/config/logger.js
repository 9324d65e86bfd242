// @ts-check
import { jsonLog } from '../src/operation/json-log.ts';

/**
 * One JSON object to a line in production, which log collectors read; coloured text elsewhere.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment
 */
export default ({ env }) => {
  const format = env('LOG_FORMAT') || (env('NODE_ENV') === 'production' ? 'json' : 'text');
  return format === 'json' ? { format: jsonLog } : {};
};
