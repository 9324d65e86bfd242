import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../host/editor-host.tsx';
import { NOTHING_SELECTED } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { focusFirstField } from '../inspector/focus-field.ts';
import { isPanel } from '../panels/panels.ts';
import { focusRegion } from '../regions.ts';
import type { Publication } from '../save/use-publication.ts';
import { useView } from '../viewports/use-view.tsx';
import type { CommandTools } from './command-list.ts';
import { createOpenPage } from './open-page.ts';
import { useCommands } from './use-commands.tsx';

interface ToolsOptions extends Pick<CommandTools, 'hasLanguages' | 'changeLocale' | 'canShare' | 'find'> {
  publication: Publication;
  /** Back to the entry's form. */
  close(): void;
}

/** What all commands work with; the same until one may do more or less. */
export function useCommandTools({ publication, close, ...others }: ToolsOptions): CommandTools {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { commands, writing } = useCommands();
  const { launch } = useLauncher();
  const view = useView();
  const hasPageSettings = useHost().placeEntryFields !== undefined;
  const { hasLanguages, changeLocale, canShare, find } = others;
  const { canLeave, canPublish } = publication;
  const { change } = view;
  const latest = useRef({ view, publication, close });
  latest.current = { view, publication, close };

  return useMemo<CommandTools>(() => {
    const look = () => latest.current.view;
    const showPage = (part: Parameters<typeof change>[0]) => {
      flushSync(() => change(part));
      focusRegion('page');
    };
    return {
      ...{ commands, launch, canPublish, hasLanguages, canLeave, changeLocale, hasPageSettings, find, canShare },
      registry: store.registry,
      save: () => latest.current.publication.saving.run('save'),
      publish: () => latest.current.publication.publish(),
      done: () => latest.current.close(),
      setViewport: (viewport) => change({ viewport }),
      toggleSections: () => showPage({ zoom: look().isZoomedOut ? 'fit' : 'sections', preview: false }),
      togglePreview: () => change({ preview: !look().preview }),
      leavePreview() {
        if (!look().preview) return false;
        showPage({ preview: false });
        return true;
      },
      toggleSide: (side) => change({ [side]: !look()[side] }),
      goTo(region) {
        if (isPanel(region)) flushSync(() => change({ left: true, panel: region }));
        else if (region === 'settings') flushSync(() => change({ right: true }));
        focusRegion(region);
      },
      showPageSettings() {
        flushSync(() => {
          store.select(NOTHING_SELECTED);
          change({ right: true });
        });
        // The admin draws the fields, right after this.
        requestAnimationFrame(() => focusRegion('settings'));
      },
      beginText: writing.begin,
      page: createOpenPage(store, commands),
      editText() {
        if (store.getSession().selection.blocks.length === 0) return commands.refuse(t('say.selectFirst'));
        writing.editSelected(() => {
          flushSync(() => change({ right: true }));
          focusFirstField();
          commands.announce(t('canvas.noText'));
        });
      },
    };
  }, [
    ...[commands, writing, launch, change, changeLocale, find, store, t],
    ...[canPublish, canLeave, hasLanguages, hasPageSettings, canShare],
  ]);
}
