import type { ChoiceField } from 'page-format/fields';
import styled from 'styled-components';
import { Quiet, Select } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { accessibility, type ControlProps } from '../control-props.ts';
import { IconChoice } from './IconChoice.tsx';

export interface ChoiceControlProps extends ControlProps<ChoiceField, string | number> {
  /** Those that go with the other values of the block. */
  options: ChoiceField['options'];
}

/** One of several values: drawings where there are some, a row of buttons for few and short ones, a menu for the rest. */
export function ChoiceControl(props: ChoiceControlProps) {
  const { field, options, value, onChange, ...rest } = props;
  const { t, translate } = useTranslation();

  if (field.display === 'icons') return <IconChoice {...props} />;
  if (field.display === 'menu') {
    const choose = (text: string) => {
      const option = options.find((candidate) => String(candidate.value) === text);
      if (option) onChange(option.value);
    };
    return (
      <Select
        {...accessibility(rest)}
        value={rest.isMixed ? '' : String(value)}
        onChange={(event) => choose(event.target.value)}
      >
        {rest.isMixed && <option value="">{t('settings.mixed')}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {translate(option.label)}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <>
      <Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={rest.id}
              checked={!rest.isMixed && option.value === value}
              aria-describedby={rest.describedBy}
              onChange={() => onChange(option.value)}
            />
            <span>{translate(option.label)}</span>
          </label>
        ))}
      </Segments>
      {rest.isMixed && <Quiet>{t('settings.mixed')}</Quiet>}
    </>
  );
}

/** One styled element for all: a panel of settings has dozens of choices, and each would be a component of its own. */
const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral150};

  label {
    position: relative;
    flex: 1 1 auto;
    text-align: center;
  }

  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    display: block;
    padding: 4px 8px;
    border-radius: 3px;
    color: ${({ theme }) => theme.colors.neutral700};
    font-size: 1.2rem;
  }

  input:checked + span {
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }

  input:focus-visible + span {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
