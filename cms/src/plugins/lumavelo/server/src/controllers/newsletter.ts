import { confirmNewsletterContract, withdrawNewsletterContract } from '@lumavelo/blocks/contract';
import { newsletterMessages } from '@lumavelo/blocks/leads';
import { COUNTRIES, type Country, findSiteLocale, type Locale, type NewsletterStep, say } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { errors, parse } from 'strapi-plugin-page-builder/server';
import { isNativeForm } from '../leads/native-form.ts';
import { pageAddress, pageLink } from '../newsletter/links.ts';
import { assertOwnSite } from './assert-own-site.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/** The page that a form without its script is led back to. */
interface Page {
  country?: Country | undefined;
  locale?: Locale | undefined;
}

/** What the links of the newsletter's mails lead to, once somebody has pressed the button there. */
export const newsletterController = ({ strapi }: { strapi: Core.Strapi }) => {
  const leads = () => strapi.plugin('lumavelo').service('leads');

  /** The same words for every token that does nothing, so that nobody learns who is on the list. */
  const refuse = (context: Context, step: NewsletterStep, page: Page) => {
    if (isNativeForm(context)) return leadBack(context, step, page, 'invalid');
    const { locale: language = 'en' } = page;
    const words = step === 'confirm' ? newsletterMessages.confirmInvalid : newsletterMessages.withdrawInvalid;
    throw new errors.NotFoundError(say(words, { locale: language }), { language });
  };

  /** To the place on the page that says how it went. Only to the sites' own addresses. */
  const leadBack = (context: Context, step: NewsletterStep, { country, locale = 'en' }: Page, place: string) => {
    const home = [country, ...COUNTRIES].find((entry) => entry && findSiteLocale(entry, locale)) as Country;
    context.status = 303;
    context.set('Location', `${pageAddress(strapi, step, home, locale)}#${place}`);
  };

  return {
    async confirm(context: Context) {
      assertOwnSite(strapi, context.get('Origin'));
      context.set('Cache-Control', 'no-store');
      const { token, ...page } = parse(confirmNewsletterContract.body, context.request.body);
      const lead = await leads().confirm(token);
      if (!lead) return refuse(context, 'confirm', page);
      if (isNativeForm(context)) return leadBack(context, 'confirm', page, 'done');
      context.body = { data: { state: 'confirmed', withdrawAddress: pageLink(strapi, 'withdraw', lead) } };
    },

    async withdraw(context: Context) {
      assertOwnSite(strapi, context.get('Origin'));
      context.set('Cache-Control', 'no-store');
      const query = parse(withdrawNewsletterContract.query, context.query);
      const {
        token,
        'List-Unsubscribe': oneClick,
        ...page
      } = parse(withdrawNewsletterContract.body, context.request.body ?? {});
      // Programs of mail follow no redirect (RFC 8058).
      const isPage = isNativeForm(context) && oneClick === undefined;
      if (!(await leads().withdraw(token ?? query.token ?? ''))) return refuse(context, 'withdraw', page);
      if (isPage) return leadBack(context, 'withdraw', page, 'done');
      context.body = { data: { state: 'withdrawn' } };
    },
  };
};
