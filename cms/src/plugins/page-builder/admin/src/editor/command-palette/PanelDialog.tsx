import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { type OpenPage, pluginPanels } from '../../api/commands.ts';
import { Sheet } from '../../kit/Sheet.tsx';

interface PanelDialogProps {
  /** Such as `panel:bakery.prices`. */
  name: string;
  page: OpenPage;
  onClose(): void;
}

/** The panel of a plugin, in a dialog over the editor. */
export function PanelDialog({ name, page, onClose }: PanelDialogProps) {
  const { formatMessage } = useIntl();
  const panel = pluginPanels.find(name.slice('panel:'.length));
  if (!panel) return null;
  const { label, Panel } = panel;
  return (
    <Sheet label={formatMessage(label)} onClose={onClose}>
      <Suspense fallback={null}>
        <Panel page={page} onClose={onClose} />
      </Suspense>
    </Sheet>
  );
}
