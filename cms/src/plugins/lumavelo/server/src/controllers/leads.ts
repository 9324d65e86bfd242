import { leadsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { networkOf, parse } from 'strapi-plugin-page-builder/server';
import { LEAD_TYPE } from '../leads/lead.ts';
import { isNativeForm, readNativeForm } from '../leads/native-form.ts';
import { CSV_COLUMNS } from '../leads/write-csv.ts';
import { assertOwnSite } from './assert-own-site.ts';

type Context = Parameters<Core.ControllerHandler>[0];

const READ = 'plugin::content-manager.explorer.read';

export const leadsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Takes a form: as JSON from its script, or as browsers send one without. */
  async receive(context: Context) {
    assertOwnSite(strapi, context.get('Origin'));
    const { body } = context.request;
    const isNative = isNativeForm(context);
    const sent = parse(leadsContract.body, isNative ? readNativeForm(body) : body);
    const from = networkOf(context.request.ip);
    const { id, form } = await strapi.plugin('lumavelo').service('leads').receive(sent, from);
    context.set('Cache-Control', 'no-store');
    if (isNative) {
      context.status = 303;
      context.set('Location', `${form.address}#sent-${sent.form}`);
      return;
    }
    context.status = 201;
    context.body = { data: { id } };
  },

  /** All leads that the person may read, as a table, with those fields that the person may read. */
  async export(context: Context) {
    const { userAbility } = context.state;
    const permissions = strapi.service('admin::permission').createPermissionsManager({
      ability: userAbility,
      action: READ,
      model: LEAD_TYPE,
    });
    const { filters = {} } = permissions.addPermissionsQueryTo({}) as { filters?: object };
    // When something came in is no field that roles speak of.
    const columns = CSV_COLUMNS.filter((name) => name === 'createdAt' || userAbility.can(READ, LEAD_TYPE, name));
    const day = new Date().toISOString().slice(0, 10);
    context.set('Content-Type', 'text/csv; charset=utf-8');
    context.set('Content-Disposition', `attachment; filename="leads-${day}.csv"`);
    context.set('Cache-Control', 'no-store');
    context.body = strapi.plugin('lumavelo').service('leads').writeCsv(filters, columns);
  },
});
