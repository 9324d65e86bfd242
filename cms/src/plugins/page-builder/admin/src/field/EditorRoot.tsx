import { DesignSystemProvider, Typography } from '@strapi/design-system';
import { type ComponentProps, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { RawIntlProvider } from 'react-intl';
import { type Admin, AdminContext } from '../editor/admin-context.ts';
import { useText } from '../text/use-text.ts';

const PageEditor = lazy(() => import('../editor/PageEditor.tsx'));

/** The editor with the language and the looks of the admin, of whose React tree it is no part. */
export function EditorRoot({ admin, ...props }: ComponentProps<typeof PageEditor> & { admin: Admin }) {
  return (
    <RawIntlProvider value={admin.intl}>
      <DesignSystemProvider locale={admin.intl.locale} theme={admin.theme}>
        <AdminContext.Provider value={admin}>
          <Suspense fallback={<Opening />}>
            <PageEditor {...props} />
          </Suspense>
        </AdminContext.Provider>
      </DesignSystemProvider>
    </RawIntlProvider>
  );
}

function Opening() {
  const { say } = useText();
  return createPortal(
    <Typography role="status" position="fixed" bottom={4} right={4}>
      {say('field.opening')}
    </Typography>,
    document.body,
  );
}
