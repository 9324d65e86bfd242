import styled from 'styled-components';
import { readSegment } from '../../../../../shared/plain-text.ts';
import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { Quiet } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import type { DocumentPlace, FileChange, FileComparison } from './translation-file.ts';

interface ComparedTextsProps {
  comparison: FileComparison;
  chosen: readonly FileChange[];
  place: DocumentPlace;
  /** Block and property of a text. */
  nameOf(pair: TextPair): string;
  onTurn(change: FileChange): void;
}

/** What a file would change, and what of it cannot be put in. */
export function ComparedTexts({ comparison, chosen, place, nameOf, onTurn }: ComparedTextsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Quiet role="status">
        {t('translationFile.found', {
          ...{ count: comparison.changes.length, same: comparison.same },
          ...{ untranslated: comparison.untranslated },
        })}
      </Quiet>
      {comparison.problems.length > 0 && (
        <ul aria-label={t('machine.problems')}>
          {comparison.problems.map(({ name, words, problem: reason }, index) => (
            <li key={index}>{t(`translationFile.text.${reason}`, { text: words ? `${name} (${words})` : name })}</li>
          ))}
        </ul>
      )}
      <Changes>
        {comparison.changes.map((change) => (
          <ChangeLine
            key={keyOfPair(change.pair)}
            change={change}
            name={nameOf(change.pair)}
            place={place}
            isChosen={chosen.includes(change)}
            onTurn={() => onTurn(change)}
          />
        ))}
      </Changes>
    </>
  );
}

interface ChangeLineProps {
  change: FileChange;
  name: string;
  place: DocumentPlace;
  isChosen: boolean;
  onTurn(): void;
}

function ChangeLine({ change: { pair, text, isWritten }, name, place, isChosen, onTurn }: ChangeLineProps) {
  const { t } = useTranslation();
  const { target } = pair;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onTurn} /> {name}
      </label>
      <p lang={place.from}>{readSegment(pair.source)}</p>
      {target !== undefined && pair.state !== 'new' && (
        <p lang={place.to}>
          <del>{readSegment({ text: target })}</del>
        </p>
      )}
      <p lang={place.to}>
        <ins>{readSegment({ text })}</ins>
      </p>
      {isWritten && <Quiet>{t('translationFile.text.written')}</Quiet>}
    </li>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: 10px;
  justify-self: stretch;

  > li {
    display: grid;
    gap: 2px;
    padding-block-start: 8px;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
    overflow-wrap: anywhere;
  }

  p {
    padding-inline-start: 22px;
    white-space: pre-line;
  }

  label {
    font-weight: 600;
  }

  del {
    color: ${({ theme }) => theme.colors.danger600};
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
  }
`;
