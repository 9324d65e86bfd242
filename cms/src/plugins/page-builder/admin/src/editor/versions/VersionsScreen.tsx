import type { PageDocument } from 'page-format';
import { useState } from 'react';
import { Body } from '../../kit/layout.ts';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { Comparison } from '../comparison/Comparison.tsx';
import type { Side, Sides } from '../comparison/sides/sides.ts';
import { findFirstSide, useOfferedSides } from '../comparison/sides/use-offered-sides.ts';
import { OpenedVersion } from './OpenedVersion.tsx';
import { useVersion, useVersionList, useVersionPlace } from './use-versions.ts';
import { VersionPanel } from './VersionPanel.tsx';

export interface VersionsScreenProps {
  name: string;
  entry: Entry;
  editing: Editing;
  /** Locale of the language that the page is to be compared with at once. */
  language: string | undefined;
  onClose(): void;
}

/** In the place of the page: what was saved of it, each version on the canvas, compared, and brought back. */
export function VersionsScreen({ name, entry, editing, language, onClose }: VersionsScreenProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const place = useVersionPlace(entry, name);
  const list = useVersionList(place);
  const offered = useOfferedSides(entry);
  const [chosen, setChosen] = useState<number>();
  const [sides, setSides] = useState<Sides | undefined>(
    language === undefined ? undefined : { before: `language:${language}`, after: 'now' },
  );
  const id = chosen ?? list.versions[0]?.id;
  const opened = useVersion(place, id);

  const restore = (document: PageDocument, what: string) => {
    editing.store.perform({ type: 'replace', document });
    editing.noteStep('restore');
    onClose();
    commands.announce(t('versions.restored', { what }));
  };
  const first: Side | undefined = id === undefined ? findFirstSide(offered) : `version:${id}`;

  return (
    <Body>
      {sides ? (
        <Comparison
          compared={{ name, entry, editing, place }}
          sides={sides}
          offered={offered}
          list={list}
          onChange={setSides}
          onRestore={restore}
          onBack={() => setSides(undefined)}
        />
      ) : (
        <>
          <VersionPanel
            field={name}
            isSaved={place !== undefined}
            list={list}
            chosen={id}
            opened={opened}
            first={first}
            onChoose={setChosen}
            onCompare={setSides}
            onRestore={restore}
            onClose={onClose}
          />
          <OpenedVersion opened={opened} isWanted={id !== undefined} />
        </>
      )}
    </Body>
  );
}
