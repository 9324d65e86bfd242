import type { UID } from '@strapi/strapi';
import { errors, parse } from 'strapi-plugin-page-builder/server';
import { z } from 'zod';
import { isInvitedLately, isNoGuess, knowsPassword, loggedInLately } from './account-policies.ts';
import { mayReadType } from './may-read-type.ts';
import type { Policy } from './policy.ts';

const MAIL = z.looseObject({
  to: z.union([z.string().min(3).max(2_000), z.array(z.string()).min(1).max(100)]),
  subject: z.string().max(1_000),
  text: z.string().optional(),
  html: z.string().optional(),
});

const PERMISSIONS = z.looseObject({ permissions: z.array(z.looseObject({})) });

/** Refuses to publish, and to take back, entries of types without drafts. */
const hasDrafts: Policy = ({ params }, _config, { strapi }) => {
  const type = strapi.contentTypes[params.model as UID.ContentType];
  if (type?.options?.draftAndPublish) return true;
  throw new errors.ValidationError('Entries of this type have no drafts: what is saved is public at once.');
};

const hasWebhook: Policy = async ({ params: { id = '' } }, _config, { strapi }) => {
  if (/^\d{1,9}$/.test(id) && (await strapi.get('webhookStore').findWebhook(id))) return true;
  throw new errors.NotFoundError('There is no such webhook.');
};

const hasLicense: Policy = (_asked, _config, { strapi }) => {
  if (strapi.ee.isEE) return true;
  throw new errors.NotFoundError('This CMS has no license of which time could be left.');
};

const namesPermissions: Policy = ({ request }) => {
  parse(PERMISSIONS, request.body);
  return true;
};

/** Mail goes out in the company's name. Programs need the scope of their API token, which Strapi has looked at. */
const maySendMail: Policy = ({ request, state: { userAbility } }) => {
  if (userAbility && !userAbility.can('plugin::email.settings.read')) return false;
  parse(MAIL, request.body);
  return true;
};

export const policies = {
  'has-drafts': hasDrafts,
  'has-license': hasLicense,
  'has-webhook': hasWebhook,
  'is-invited-lately': isInvitedLately,
  'is-no-guess': isNoGuess,
  'knows-password': knowsPassword,
  'logged-in-lately': loggedInLately,
  'may-read-type': mayReadType,
  'may-send-mail': maySendMail,
  'names-permissions': namesPermissions,
};

const only = (...names: (keyof typeof policies)[]) => ({ policies: names.map((name) => `plugin::lumavelo.${name}`) });
const FORM = { middlewares: ['plugin::lumavelo.save-menu-places'] };
const PASSWORD = only('is-no-guess');
const DRAFTS = only('has-drafts');
const TYPE = only('may-read-type');

/**
 * What this site adds to Strapi's own routes, by plugin and handler: policies of routes that Strapi gives to every
 * signed-in user, whatever their role allows, and of those that fail where they find something else than they expect.
 */
export const ROUTE_POLICIES = {
  'content-manager': {
    'collection-types.create': FORM,
    'collection-types.update': FORM,
    'collection-types.publish': { ...DRAFTS, ...FORM },
    'collection-types.unpublish': DRAFTS,
    'collection-types.discard': DRAFTS,
    'collection-types.bulkPublish': DRAFTS,
    'collection-types.bulkUnpublish': DRAFTS,
    'single-types.publish': DRAFTS,
    'single-types.unpublish': DRAFTS,
    'single-types.discard': DRAFTS,
    'collection-types.bulkFindForValidation': TYPE,
    // An address that is taken tells of drafts.
    'uid.generateUID': TYPE,
    'uid.checkUIDAvailability': TYPE,
  },
  admin: {
    'admin.licenseTrialTimeLeft': only('has-license'),
    'permission.check': only('names-permissions'),
    'authentication.register': only('is-invited-lately', 'is-no-guess'),
    'authentication.registerAdmin': PASSWORD,
    'authentication.resetPassword': PASSWORD,
    'authenticated-session.revoke': only('logged-in-lately'),
    'authenticated-session.revokeAll': only('logged-in-lately'),
    'authenticated-user.updateMe': only('knows-password', 'is-no-guess'),
    'user.create': PASSWORD,
    'user.update': PASSWORD,
    'webhooks.triggerWebhook': only('has-webhook'),
  },
  email: { 'email.send': only('may-send-mail') },
  i18n: {
    'settings.updateSettings': {
      policies: [{ name: 'admin::hasPermissions', config: { actions: ['plugin::i18n.locale.update'] } }],
    },
  },
};
