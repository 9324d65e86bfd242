import type { ColourUse } from 'page-format/fields';
import styled from 'styled-components';
import { blocks } from '../../../api/blocks.ts';
import { contrastOf } from '../../../model/colours.ts';
import { counterpartOf } from '../../../model/counterpart.ts';
import { useEditorStore, useSelectedBlock, useSession } from '../../../store/use-store.ts';
import { useTranslation } from '../../../text/use-translation.ts';

/** How well text can be read with a colour of the selected block, on what is likely to stand behind it. */
export function ColourContrast({ use, colour }: { use: ColourUse; colour: string }) {
  const { t } = useTranslation();
  const { registry } = useEditorStore();
  const blockId = useSelectedBlock() ?? '';
  const other = useSession(({ tree }) => counterpartOf(tree, registry, blockId, use, blocks.getRenderer().pageColours));
  if (other === undefined) return <Line>{t('colour.overPicture')}</Line>;
  const { ratio, reads } = contrastOf(colour, other);
  const [color, background] = use === 'text' ? [colour, other] : [other, colour];
  return (
    <Line data-reads={reads}>
      <Sample aria-hidden style={{ color, background }}>
        Aa
      </Sample>
      <span>{t(`colour.contrast.${reads}`, { ratio })}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-start: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;

  &[data-reads='large'] {
    color: ${({ theme }) => theme.colors.warning700};
  }

  &[data-reads='badly'] {
    color: ${({ theme }) => theme.colors.danger600};
  }
`;

const Sample = styled.span`
  flex: none;
  padding: 3px 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  font-size: 1.4rem;
  font-weight: 600;
`;
