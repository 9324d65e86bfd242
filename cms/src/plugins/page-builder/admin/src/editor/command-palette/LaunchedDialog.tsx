import { loadTemplates, templateSets } from '../../api/templates.ts';
import type { CommandTools } from '../commands/command-list.ts';
import { loadDialog } from '../load-dialog.tsx';
import { MessageList } from '../messages/MessageList.tsx';
import { MoveTo } from '../move-to/MoveTo.tsx';
import { QuickInserter } from '../palette/QuickInserter.tsx';
import { RenameDialog } from '../rename/RenameDialog.tsx';
import { TransformDialog } from '../transform/TransformDialog.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { useLauncher } from './use-launcher.tsx';

/** The dialog of templates, with all that plugins have registered. */
const Templates = loadDialog(async () => {
  const [{ Templates: Dialog }, templates] = await Promise.all([
    import('../templates/Templates.tsx'),
    loadTemplates(templateSets),
  ]);
  return (props: { onClose(): void }) => <Dialog {...props} templates={templates} />;
});

/** Read once in a while, and nothing is typed into it while it comes. */
const ShortcutSheet = loadDialog(async () => (await import('../shortcuts/ShortcutSheet.tsx')).ShortcutSheet);

/** Behind a menu, so that nobody types into it while it comes. */
const SaveSection = loadDialog(async () => (await import('../sections/SaveSection.tsx')).SaveSection);

/** The small dialog that is open over the editor, if one is. */
export function LaunchedDialog({ tools }: { tools: CommandTools }) {
  const { launched, close } = useLauncher();
  switch (launched) {
    case 'inserter':
      return <QuickInserter onClose={close} />;
    case 'commands':
      return <CommandPalette tools={tools} onClose={close} />;
    case 'shortcuts':
      return <ShortcutSheet onClose={close} />;
    case 'messages':
      return <MessageList onClose={close} />;
    case 'saveSection':
      return <SaveSection onClose={close} />;
    case 'rename':
      return <RenameDialog onClose={close} />;
    case 'moveTo':
      return <MoveTo onClose={close} />;
    case 'transform':
      return <TransformDialog onClose={close} />;
    case 'templates':
      return <Templates onClose={close} />;
    default:
      return launched?.startsWith('panel:') ? <PanelDialog name={launched} page={tools.page} onClose={close} /> : null;
  }
}
