import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** What there is to know, in small. */
export function Hint({ children }: { children: ReactNode }) {
  return (
    <Typography variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}
