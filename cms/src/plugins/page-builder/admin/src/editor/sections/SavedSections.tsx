import { useState } from 'react';
import styled from 'styled-components';
import { useHost } from '../../host/editor-host.tsx';
import { PlainButton, Quiet } from '../../kit/layout.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { SavedSection } from './SavedSection.tsx';
import { List } from './section-card.ts';
import { useIsSection } from './sections-context.tsx';
import type { SectionNames } from './use-sections.ts';

interface SavedSectionsProps extends SectionNames {
  /** True while only those are listed that fit what is typed. */
  isSearching: boolean;
}

/** The sections that were saved in the editor, and the way to save one. */
export function SavedSections({ sections, error, isSearching }: SavedSectionsProps) {
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const { launch } = useLauncher();
  const { sectionRights: rights } = useHost();
  const isSection = useIsSection();
  const [failure, setFailure] = useState('');
  return (
    <>
      {rights.create && canEdit && !isSearching && (
        <PlainButton
          type="button"
          style={{ inlineSize: '100%', marginBlockEnd: 10 }}
          onClick={() => launch('saveSection')}
        >
          {t('sections.save')}
        </PlainButton>
      )}
      {!rights.isLoading && !rights.read && <Quiet>{t('sections.notAllowed')}</Quiet>}
      {error && <Quiet role="alert">{t('common.failed', { message: describeFailure(error, t) })}</Quiet>}
      {failure && <Quiet role="alert">{t('common.failed', { message: failure })}</Quiet>}
      {!error && sections?.length === 0 && <Quiet>{t('sections.none')}</Quiet>}
      {canEdit && !isSection && sections && sections.length > 0 && <Ways>{t('synced.ways')}</Ways>}
      <List>
        {sections?.map((section) => (
          <SavedSection key={section.documentId} section={section} rights={rights} onFailure={setFailure} />
        ))}
      </List>
    </>
  );
}

const Ways = styled(Quiet)`
  padding-block-end: 10px;
`;
