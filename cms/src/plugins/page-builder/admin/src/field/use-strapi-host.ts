import { getFetchClient, useAPIErrorHandler, useAuth, useForm, useRBAC, useStrapiApp } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTheme } from 'styled-components';
import type { Server } from '../api/server.ts';
import { findBases, noteSaved } from '../bases/name-bases.ts';
import { refreshEntry } from '../bases/refresh-entry.ts';
import type { EditorHost, EntryForm, MediaLibraryRequest } from '../host/editor-host.tsx';
import { useTranslation } from '../text/use-translation.ts';
import { allowsLanguage } from './allows-language.ts';
import { logInAgain } from './log-in-again.ts';
import { useSectionRights } from './use-section-rights.ts';

const SHARE_DRAFTS = [{ action: 'plugin::page-builder.shares.manage', subject: null }];

const LOCK_BLOCKS = [{ action: 'plugin::page-builder.locks.manage', subject: null }];

const READ = 'plugin::content-manager.explorer.read';

const TRANSLATE_BY_MACHINE = 'plugin::page-builder.machine-translation.use';

const BASES = { find: findBases, noteSaved };

/** What the field draws for the editor in the admin's own React tree, and has found out there. */
interface Drawn {
  openMediaLibrary(request: MediaLibraryRequest): void;
  placeEntryFields: EditorHost['placeEntryFields'];
  loadEntryTexts: EditorHost['loadEntryTexts'];
}

/** Strapi's edit view around the field, as the editor's host. */
export function useStrapiHost({ openMediaLibrary, placeEntryFields, loadEntryTexts }: Drawn): EditorHost {
  const intl = useIntl();
  const theme = useTheme();
  const form = useEntryForm();
  const server = useStrapiServer();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useUser();
  const permissions = useAuth('PageBuilder', (auth) => auth.permissions);
  const canRead = useCallback(
    (model: string, locale: string) => allowsLanguage(permissions, READ, model, locale),
    [permissions],
  );
  const canTranslateByMachine = useCallback(
    (model: string, locale: string) => allowsLanguage(permissions, TRANSLATE_BY_MACHINE, model, locale),
    [permissions],
  );
  const sectionRights = useSectionRights();
  const canShare = useRBAC(SHARE_DRAFTS).allowedActions.canManage === true;
  const canLock = useRBAC(LOCK_BLOCKS).allowedActions.canManage === true;
  const hasLibrary = useStrapiApp('PageBuilder', ({ components }) => components['media-library'] !== undefined);
  const { t } = useTranslation();
  const logIn = useCallback((password: string) => logInAgain(user.email, password, t), [user, t]);
  return useMemo(
    () => ({
      ...{ intl, theme, form, server, navigate, search, user, logIn, sectionRights, canShare, canLock, canRead },
      ...{ canTranslateByMachine, bases: BASES, refreshEntry, placeEntryFields, loadEntryTexts },
      openMediaLibrary: hasLibrary ? openMediaLibrary : undefined,
    }),
    [
      ...[intl, theme, form, server, navigate, search, user, logIn, sectionRights, canShare, canLock, canRead],
      ...[canTranslateByMachine, hasLibrary, openMediaLibrary, placeEntryFields, loadEntryTexts],
    ],
  );
}

function useEntryForm(): EntryForm {
  const form = useForm('PageBuilder', (state) => state);
  const { _unstableFormatValidationErrors: toFieldErrors } = useAPIErrorHandler();
  const toErrors = useRef(toFieldErrors);
  toErrors.current = toFieldErrors;
  return useMemo(
    () => ({
      ...(form as unknown as EntryForm),
      showErrors: (error) => form.setErrors(toErrors.current(error as Parameters<typeof toFieldErrors>[0])),
    }),
    [form],
  );
}

/** The administrator who is logged in; unsaved work names them by the id. */
function useUser(): EditorHost['user'] {
  const id = useAuth('PageBuilder', ({ user }) => String(user?.id ?? ''));
  const email = useAuth('PageBuilder', ({ user }) => user?.email ?? '');
  return useMemo(() => ({ id, email }), [id, email]);
}

/** Strapi's own client, which renews the token, and beside it the calls that it does not know how to make. */
function useStrapiServer(): Server {
  const token = useRef('');
  token.current = useAuth('PageBuilder', (auth) => auth.token) ?? '';
  const [server] = useState<Server>(() => ({
    ...getFetchClient(),
    async leave<Data>(method: 'POST' | 'DELETE', path: string, body?: string): Promise<Data> {
      const { backendURL = '' } = (window.strapi ?? {}) as { backendURL?: string };
      const answer = await fetch(backendURL + path, {
        method,
        keepalive: true,
        credentials: 'include',
        headers: { ...(body && { 'Content-Type': 'application/json' }), Authorization: `Bearer ${token.current}` },
        ...(body && { body }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
      return answer.json();
    },
  }));
  return server;
}
