import { Component, type ReactNode } from 'react';
import { PlainButton, Screen } from '../kit/layout.ts';
import { useText } from '../text/use-text.ts';

interface EditorShieldProps {
  onClose(): void;
  children: ReactNode;
}

/** When the editor itself breaks, the entry behind it does not: it says so and leads back. */
export class EditorShield extends Component<EditorShieldProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? <Failed error={error} onClose={this.props.onClose} /> : this.props.children;
  }
}

function Failed({ error, onClose }: { error: Error; onClose(): void }) {
  const { say } = useText();
  return (
    <Screen
      role="alertdialog"
      aria-label={say('editor.name')}
      style={{ display: 'grid', placeContent: 'center', gap: 16 }}
    >
      <p>{say('editor.failed', { message: error.message })}</p>
      <PlainButton type="button" onClick={onClose}>
        {say('editor.done')}
      </PlainButton>
    </Screen>
  );
}
