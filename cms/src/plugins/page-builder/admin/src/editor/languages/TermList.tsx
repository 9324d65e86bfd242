import styled from 'styled-components';
import type { TermPair } from '../../../../shared/glossary.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';

interface TermListProps {
  terms: readonly TermPair[];
  /** Of the text that has them. */
  name: string;
}

/** What the glossary says of the words of a text. */
export function TermList({ terms, name }: TermListProps) {
  const { t } = useTranslation();
  return (
    <List aria-label={t('glossary.terms', { text: name })}>
      {terms.map((term) => (
        <li key={term.from.join()}>{describeTerm(term, t)}</li>
      ))}
    </List>
  );
}

/** `Lampe → lamp`, or that it is not translated. */
export function describeTerm({ from, to, isKept }: TermPair, t: TFunction): string {
  const [word = '', translation = ''] = [from[0], to[0]];
  return isKept ? t('glossary.kept', { word }) : `${word} → ${translation}`;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  overflow-wrap: anywhere;
`;
