import type { ReactNode } from 'react';
import { Body, Side } from '../kit/layout.ts';
import type { Editing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';
import { useEntryPlace } from './entry-context.ts';
import { Inspector } from './inspector/Inspector.tsx';
import { TranslationPanel } from './languages/TranslationPanel.tsx';
import { Outline } from './outline/Outline.tsx';
import { Palette } from './palette/Palette.tsx';
import { PANELS, type PanelName } from './panels/panels.ts';
import { Rail } from './panels/Rail.tsx';
import { Workspace } from './panels/Workspace.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import type { Region } from './regions.ts';
import { SectionPanel } from './sections/SectionPanel.tsx';
import { Stage } from './viewports/Stage.tsx';
import { useView } from './viewports/use-view.tsx';

const PANEL_VIEWS = {
  blocks: <Palette />,
  sections: <SectionPanel />,
  outline: <Outline />,
  problems: <ProblemsPanel />,
} satisfies Partial<Record<PanelName, ReactNode>>;

interface EditorBodyProps {
  /** Name of the field in the entry's form. */
  name: string;
  entry: Entry;
  editing: Editing;
  hasLanguages: boolean;
  goTo(region: Region): void;
}

/** The page between its panels. */
export function EditorBody({ name, entry, editing, hasLanguages, goTo }: EditorBodyProps) {
  const { left, right, panel } = useView();
  const place = useEntryPlace();
  const isTranslating = hasLanguages && panel === 'translation';
  const view = isTranslating ? (
    <TranslationPanel name={name} entry={entry} editing={editing} />
  ) : (
    PANEL_VIEWS[panel === 'translation' ? 'blocks' : panel]
  );
  return (
    <Body>
      <Rail offered={hasLanguages ? PANELS : PANELS.filter((offered) => offered !== 'translation')} open={goTo} />
      <Workspace
        left={left && <Side>{view}</Side>}
        leftWidth={isTranslating ? 'translation' : 'left'}
        page={<Stage place={place} />}
        right={
          right && (
            <Side>
              <Inspector />
            </Side>
          )
        }
      />
    </Body>
  );
}
