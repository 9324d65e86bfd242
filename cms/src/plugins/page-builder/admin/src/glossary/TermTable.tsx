import { Button } from '@strapi/design-system';
import { EVERYWHERE, type Term, type TermList } from '../../../shared/glossary.ts';
import { WideTable } from '../board/BoardTable.tsx';
import { useTranslation } from '../text/use-translation.ts';

interface TermTableProps {
  answer: TermList;
  /** Opens a term to change it; undefined for those who may not. */
  onOpen: ((term: Term) => void) | undefined;
}

/** Terms in rows and languages in columns. */
export function TermTable({ answer: { data, meta }, onOpen }: TermTableProps) {
  const { t } = useTranslation();
  const { languages } = meta;
  return (
    <WideTable>
      <table>
        <caption>{t('glossary.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('glossary.term')}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((term) => {
            const kept = term.words[EVERYWHERE];
            const [word = ''] = kept ?? languages.map(({ code }) => term.words[code]).find((words) => words) ?? [];
            return (
              <tr key={term.id}>
                <th scope="row">
                  {onOpen ? (
                    <Button
                      variant="tertiary"
                      aria-label={t('glossary.edit', { word })}
                      onClick={() => onOpen(term)}
                      style={{ blockSize: 'auto', minBlockSize: '3.2rem', whiteSpace: 'normal' }}
                    >
                      {word}
                    </Button>
                  ) : (
                    word
                  )}
                </th>
                {kept ? (
                  <td colSpan={languages.length}>{t('glossary.keptWords', { words: kept.join(', ') })}</td>
                ) : (
                  languages.map(({ code }) => (
                    <td key={code} lang={code}>
                      {term.words[code]?.join(', ')}
                    </td>
                  ))
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}
