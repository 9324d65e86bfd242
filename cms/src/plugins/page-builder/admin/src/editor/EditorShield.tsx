import type { ReactNode } from 'react';
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary';
import { PlainButton, Screen } from '../kit/layout.ts';
import { useTranslation } from '../text/use-translation.ts';

interface EditorShieldProps {
  onClose(): void;
  children: ReactNode;
}

/** When the editor itself breaks, the entry behind it does not: it says so and leads back. */
export function EditorShield({ onClose, children }: EditorShieldProps) {
  return (
    <ErrorBoundary fallbackRender={({ error }) => <Failed error={error} onClose={onClose} />}>{children}</ErrorBoundary>
  );
}

function Failed({ error, onClose }: { error: unknown; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Screen
      role="alertdialog"
      aria-label={t('editor.name')}
      style={{ display: 'grid', placeContent: 'center', gap: 16 }}
    >
      <p>{t('editor.failed', { message: getErrorMessage(error) ?? String(error) })}</p>
      <PlainButton type="button" onClick={onClose}>
        {t('editor.done')}
      </PlainButton>
    </Screen>
  );
}
