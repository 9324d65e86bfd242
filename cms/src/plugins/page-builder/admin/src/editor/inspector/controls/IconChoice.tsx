import styled from 'styled-components';
import { useTranslation } from '../../../text/use-translation.ts';
import type { ChoiceControlProps } from './ChoiceControl.tsx';

type IconChoiceProps = Pick<ChoiceControlProps, 'id' | 'describedBy' | 'isMixed' | 'options'> & {
  value: string | number;
  onChange(value: string | number): void;
};

/** One of several drawings. Their names are read out, and shown for the one that is chosen. */
export function IconChoice({ options, value, onChange, id, describedBy, isMixed }: IconChoiceProps) {
  const { t, translate } = useTranslation();
  const chosen = isMixed ? undefined : options.find((option) => option.value === value);
  return (
    <>
      <Drawings>
        {options.map((option) => (
          <Drawing key={option.value} title={translate(option.label)}>
            <input
              type="radio"
              name={id}
              aria-label={translate(option.label)}
              aria-describedby={describedBy}
              checked={option === chosen}
              onChange={() => onChange(option.value)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={option.drawing} />
            </svg>
          </Drawing>
        ))}
      </Drawings>
      {chosen && <Name aria-hidden>{translate(chosen.label)}</Name>}
      {isMixed && <Name>{t('settings.mixed')}</Name>}
    </>
  );
}

const Drawings = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(36px, 1fr));
  gap: 4px;
`;

const Drawing = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 36px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral700};

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

const Name = styled.p`
  padding-block-start: 3px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
`;
