import { Link } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';

interface SettingLinkProps {
  /** Path in the admin. */
  to: string;
  locale: string | undefined;
  children: ReactNode;
}

/** Leads to another part of the admin, in a tab of its own: in the editor something may be unsaved. */
export function SettingLink({ to, locale, children }: SettingLinkProps) {
  const query = locale ? `?plugins[i18n][locale]=${encodeURIComponent(locale)}` : '';
  const href = useHref(`${to}${query}`);
  return (
    <Small href={href} isExternal>
      {children}
    </Small>
  );
}

const Small = styled(Link)`
  min-block-size: 24px;
  font-size: 1.2rem;
`;
