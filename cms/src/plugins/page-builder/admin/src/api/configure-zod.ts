/**
 * Zod tries whether it may compile schemas with `new Function`, and the admin's Content-Security-Policy reports the
 * attempt as an error of every page. It tries as soon as a schema is made, and Strapi makes its own while it loads: so
 * every plugin that knows the page builder imports this first, because any of them may come before it and before Strapi's
 * admin. All copies of Zod share their configuration.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
