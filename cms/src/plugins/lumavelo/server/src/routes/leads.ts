import { leadsContract } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { limitRate } from 'strapi-plugin-page-builder/server';
import { answerNativeForms } from '../leads/native-form.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/**
 * Of the usual calls of a minute, one address may send a twentieth. When all together send more than two fifths with one
 * form, each waits a little: who floods a form keeps no honest visitor from it.
 */
const ADDRESS_SHARE = 0.05;
const FORM_SHARE = 0.4;

const formOf = ({ request }: Pick<Context, 'request'>) => String(request.body?.form ?? '').slice(0, 64);

/** `POST /api/leads`: forms of the sites (contract point 9). */
export const leadsRouter = {
  type: 'content-api',
  prefix: '',
  routes: [
    {
      method: 'POST',
      path: leadsContract.path,
      handler: 'leads.receive',
      config: {
        auth: false,
        middlewares: [
          answerNativeForms,
          limitRate({ name: leadsContract.path, share: ADDRESS_SHARE }),
          limitRate({ name: `${leadsContract.path} form`, share: FORM_SHARE, by: formOf, isSlowed: true }),
        ],
      },
    },
  ],
};
