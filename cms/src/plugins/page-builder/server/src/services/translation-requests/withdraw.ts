import type { Core } from '@strapi/strapi';
import type { ToldRefusal } from '../../../../shared/told-refusal.ts';
import { errors } from '../../strapi-errors.ts';
import type { Ability } from '../permissions.ts';
import { findAllPages } from '../translations/list-board.ts';
import { queryRequests } from './request-rows.ts';

export interface RequestedPage {
  contentType: string;
  documentId: string;
  locale: string;
}

/**
 * Withdraws a request, whoever made it. Nobody gets a mail about that.
 * @throws NotFoundError where the page is not there, or not for the person to read in this language
 */
export async function withdrawRequest(
  strapi: Core.Strapi,
  ability: Ability,
  { contentType, documentId, locale }: RequestedPage,
): Promise<void> {
  const { pages } = await findAllPages(strapi, ability, locale);
  if (!pages.some((page) => page.type.uid === contentType && page.documentId === documentId)) {
    const told: ToldRefusal = { code: 'ask.refused.page' };
    throw new errors.NotFoundError('This page is not there any more, or not for you to read in this language.', told);
  }
  await queryRequests(strapi).deleteMany({ where: { contentType, entry: documentId, locale } });
}
