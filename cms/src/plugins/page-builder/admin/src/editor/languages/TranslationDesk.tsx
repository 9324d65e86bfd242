import { useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { PanelBody, PanelHead, PanelTitle, Quiet, Select } from '../../kit/layout.ts';
import { useSelectedBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { loadDialog } from '../load-dialog.tsx';
import { useRegionFocus } from '../regions.ts';
import { DeskTexts } from './DeskTexts.tsx';
import { ConfirmAll, DeskProgress, Line, ShowAll } from './desk-parts.tsx';
import { ShownEntries } from './entries/ShownEntries.tsx';
import { MachineBar } from './MachineBar.tsx';
import { type Desk, type TranslationDeskProps, useDesk } from './use-desk.ts';

/** With what reads and writes files, which few need. */
const FilesDialog = loadDialog(async () => (await import('./files/FilesDialog.tsx')).FilesDialog);

/**
 * The texts of the page's original in another language, one below the other with what stands here, as far as somebody
 * has to look at them: what was not translated yet, or says something else by now. The page beside it shows each in its
 * place.
 */
export function TranslationDesk(props: TranslationDeskProps) {
  useRegionFocus('translation');
  const { name, entry } = props;
  const { t } = useTranslation();
  const [isFilesOpen, setFilesOpen] = useState(false);
  const desk = useDesk(props);
  const { locale, isOriginal, original, source, pairs, openPairs, canEdit, glossary, former, actions } = desk;
  const openFiles = pairs.length > 0 && entry.documentId ? () => setFilesOpen(true) : undefined;

  return (
    <>
      <OriginalChoice desk={desk} />
      <PanelBody>
        {isOriginal && <Quiet>{t('translation.isOriginal')}</Quiet>}
        {!isOriginal && (!original || !desk.isLoaded) && <Quiet>{t('languages.loading')}</Quiet>}
        {!isOriginal && original && 'message' in original && <Quiet role="alert">{original.message}</Quiet>}
        {source && (
          <>
            <DeskProgress open={openPairs} all={pairs.length} from={locale} />
            <DeskTools desk={desk} onFiles={openFiles} />
            {canEdit && <ConfirmAll pairs={openPairs} state="new" onConfirm={actions.noteConfirmed} />}
            {canEdit && <ConfirmAll pairs={openPairs} state="edited" onConfirm={actions.noteConfirmed} />}
            {glossary.failure !== '' && (
              <Quiet role="alert">{t('glossary.unknown', { message: glossary.failure })}</Quiet>
            )}
            {former.failure !== '' && (
              <Quiet role="alert">{t('translation.formerUnknown', { message: former.failure })}</Quiet>
            )}
            <DeskTexts desk={desk} to={entry.locale} />
          </>
        )}
        {!isOriginal && <ShownEntries entry={entry} field={name} />}
      </PanelBody>
      {isFilesOpen && entry.documentId && source && (
        <FilesDialog
          pairs={pairs}
          original={source.tree}
          open={openPairs}
          place={{
            ...{ model: entry.model, documentId: entry.documentId, field: name },
            ...{ from: locale, to: entry.locale },
          }}
          title={entry.title}
          canEdit={canEdit}
          nameOf={desk.nameOf}
          onPut={(changes, refused) => actions.putFile(changes, refused, () => setFilesOpen(false))}
          onClose={() => setFilesOpen(false)}
        />
      )}
    </>
  );
}

/** Which language is translated from. */
function OriginalChoice({ desk: { locale, locales, choose, isOriginal } }: { desk: Desk }) {
  const { t } = useTranslation();
  return (
    <PanelHead>
      <PanelTitle>{t('translation.region')}</PanelTitle>
      <Choice>
        {t('translation.from')}
        <Select value={isOriginal ? '' : locale} onChange={({ target: { value } }) => choose(value)}>
          {isOriginal && <option value="">–</option>}
          {locales.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      </Choice>
    </PanelHead>
  );
}

interface DeskToolsProps {
  desk: Desk;
  onFiles: (() => void) | undefined;
}

/** What is done with many texts: blocks that are missing, translation by machine, files. */
function DeskTools({ desk, onFiles }: DeskToolsProps) {
  const { missing, machine, forMachine, nameOf, showsAll, setShowsAll } = desk;
  const { t } = useTranslation();
  const { names } = useCommands();
  const { launch } = useLauncher();
  const tree = useSession((session) => session.tree);
  const selected = useSelectedBlock();
  const block = selected !== undefined && {
    name: names.block(tree, selected),
    open: forMachine.filter((pair) => pair.block === selected),
  };
  return (
    <>
      {missing > 0 && (
        <Line>
          <span>{t('translation.missing', { count: missing })}</span>
          <ActionButton onClick={() => launch('languages')}>{t('languages.title')}</ActionButton>
        </Line>
      )}
      <MachineBar machine={machine} open={forMachine} block={block || undefined} nameOf={nameOf} />
      <Line>
        <ShowAll showsAll={showsAll} onChange={setShowsAll} />
        {onFiles && (
          <ActionButton aria-label={t('translationFile.title')} onClick={onFiles}>
            {t('translationFile.button')}
          </ActionButton>
        )}
      </Line>
    </>
  );
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;

  select {
    inline-size: auto;
  }
`;
