import styled from 'styled-components';
import type { WordPart } from '../../../../../shared/differences/compare-words.ts';
import { useTranslation } from '../../../text/use-translation.ts';

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** Two texts read together: what was taken out is struck through, and what was put in underlined. Both are also said. */
export function MarkedWords({ words }: { words: readonly WordPart[] }) {
  const { t } = useTranslation();
  return (
    <Text>
      {words.map(({ kind, text }, index) => {
        const Mark = ELEMENTS[kind];
        const isBesideOther = kind === 'added' && words[index - 1]?.kind === 'removed' && !/^\s|\s$/.test(text);
        return (
          <span key={index}>
            {isBesideOther && ' '}
            <Mark data-said={kind === 'same' ? undefined : t(`comparison.${kind}`)}>{text}</Mark>
          </span>
        );
      })}
    </Text>
  );
}

/** Generated, so that it is said, and neither seen nor copied. */
const Text = styled.span`
  [data-said]::before {
    content: attr(data-said) ': ';
    position: absolute;
    overflow: hidden;
    inline-size: 1px;
    block-size: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  del {
    color: ${({ theme }) => theme.colors.danger700};
    text-decoration: line-through;
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: underline;
  }
`;
