import { useAuth, useForm, useRBAC, useStrapiApp } from '@strapi/strapi/admin';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTheme } from 'styled-components';
import type { Admin, EntryForm, MediaLibraryRequest } from '../editor/admin-context.ts';
import { useTranslation } from '../text/use-translation.ts';
import { canReadLanguage } from './can-read-language.ts';
import { logInAgain } from './log-in-again.ts';
import { useSectionRights } from './use-section-rights.ts';

const SHARE_DRAFTS = [{ action: 'plugin::page-builder.shares.manage', subject: null }];

/** What the field draws for the editor, in the admin's own React tree. */
interface Drawn {
  openMediaLibrary(request: MediaLibraryRequest): void;
  placeEntryFields: Admin['placeEntryFields'];
}

/** Collects what the editor needs of the admin around the field. */
export function useAdminAround({ openMediaLibrary, placeEntryFields }: Drawn): Admin {
  const intl = useIntl();
  const theme = useTheme();
  const form = useForm('PageBuilder', (state) => state) as EntryForm;
  const navigate = useNavigate();
  const { search } = useLocation();
  const id = useAuth('PageBuilder', ({ user }) => String(user?.id ?? ''));
  const email = useAuth('PageBuilder', ({ user }) => user?.email ?? '');
  const permissions = useAuth('PageBuilder', (auth) => auth.permissions);
  const canRead = useCallback(
    (model: string, locale: string) => canReadLanguage(permissions, model, locale),
    [permissions],
  );
  const sectionRights = useSectionRights();
  const canShare = useRBAC(SHARE_DRAFTS).allowedActions.canManage === true;
  const hasLibrary = useStrapiApp('PageBuilder', ({ components }) => components['media-library'] !== undefined);

  const { t } = useTranslation();
  const logIn = useCallback((password: string) => logInAgain(email, password, t), [email, t]);
  return useMemo(
    () => ({
      intl,
      theme,
      form,
      navigate,
      search,
      user: { id, email },
      logIn,
      sectionRights,
      canShare,
      canRead,
      openMediaLibrary: hasLibrary ? openMediaLibrary : undefined,
      placeEntryFields,
    }),
    [
      intl,
      theme,
      form,
      navigate,
      search,
      id,
      email,
      logIn,
      sectionRights,
      canShare,
      canRead,
      hasLibrary,
      openMediaLibrary,
      placeEntryFields,
    ],
  );
}
