import { confirmNewsletterContract, withdrawNewsletterContract } from '@lumavelo/blocks/contract';
import { limitRate } from 'strapi-plugin-page-builder/server';
import { answerNativeForms } from '../leads/native-form.ts';

/** Of the usual calls of a minute, as many as forms that are sent. */
const SHARE = 0.05;

/** `POST /api/newsletter/…`: what somebody does by a link in a mail. Following the link alone changes nothing. */
export const newsletterRouter = {
  type: 'content-api',
  prefix: '',
  routes: [
    { path: confirmNewsletterContract.path, handler: 'newsletter.confirm' },
    { path: withdrawNewsletterContract.path, handler: 'newsletter.withdraw' },
  ].map(({ path, handler }) => ({
    method: 'POST',
    path,
    handler,
    config: { auth: false, middlewares: [answerNativeForms, limitRate({ name: path, share: SHARE })] },
  })),
};
