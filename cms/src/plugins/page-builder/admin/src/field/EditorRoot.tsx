import { Box, Button, DesignSystemProvider, Flex, Typography } from '@strapi/design-system';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { RawIntlProvider } from 'react-intl';
import { blocks } from '../api/blocks.ts';
import type Editor from '../editor/PageEditor.tsx';
import { type EditorHost, EditorHostProvider } from '../host/editor-host.tsx';
import { useTranslation } from '../text/use-translation.ts';

type PageEditorProps = ComponentProps<typeof Editor>;

/** The editor with what draws the project's blocks; in its place, the reason why it cannot be opened. */
const PageEditor = lazy(async (): Promise<{ default: ComponentType<PageEditorProps> }> => {
  try {
    const [loaded] = await Promise.all([import('../editor/PageEditor.tsx'), blocks.loadRenderer()]);
    return loaded;
  } catch (error) {
    console.error(error);
    const { message } = error as Error;
    return { default: ({ onClose }) => <Unopened message={message} onClose={onClose} /> };
  }
});

/** The editor with the language and the looks of the admin, of whose React tree it is no part. */
export function EditorRoot({ host, ...props }: PageEditorProps & { host: EditorHost }) {
  return (
    <RawIntlProvider value={host.intl}>
      <DesignSystemProvider locale={host.intl.locale} theme={host.theme}>
        <EditorHostProvider host={host}>
          <Suspense fallback={<Opening />}>
            <PageEditor {...props} />
          </Suspense>
        </EditorHostProvider>
      </DesignSystemProvider>
    </RawIntlProvider>
  );
}

function Opening() {
  const { t } = useTranslation();
  return createPortal(
    <Typography role="status" position="fixed" bottom={4} right={4}>
      {t('field.opening')}
    </Typography>,
    document.body,
  );
}

function Unopened({ message, onClose }: { message: string; onClose(): void }) {
  const { t } = useTranslation();
  return createPortal(
    <Box
      role="alertdialog"
      aria-label={t('editor.name')}
      position="fixed"
      top={0}
      left={0}
      width="100%"
      height="100%"
      zIndex={250}
      background="neutral0"
    >
      <Flex direction="column" justifyContent="center" gap={4} height="100%" padding={8}>
        <Typography>{t('field.unusable', { message })}</Typography>
        <Button type="button" autoFocus onClick={onClose}>
          {t('editor.done')}
        </Button>
      </Flex>
    </Box>,
    document.body,
  );
}
