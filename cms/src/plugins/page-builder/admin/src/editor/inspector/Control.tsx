import { ArrowClockwise } from '@strapi/icons';
import { dequal } from 'dequal/lite';
import type { Problem, ValueProblem } from 'page-format';
import { type AnyField, type ChoiceField, offeredOptions } from 'page-format/fields';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { fieldKinds } from '../../api/field-kinds.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import type { Item } from '../../model/actions/items.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { accessibility, type FieldControlProps, type Markers } from './control-props.ts';
import { ChoiceControl } from './controls/ChoiceControl.tsx';
import { ColourControl } from './controls/ColourControl.tsx';
import { LinkControl } from './controls/LinkControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { MediaControl } from './controls/MediaControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { PluginControl } from './controls/PluginControl.tsx';
import { ReferenceControl } from './controls/ReferenceControl.tsx';
import { RichTextControl } from './controls/RichTextControl.tsx';
import { RowsControl } from './controls/RowsControl.tsx';
import { TextControl } from './controls/TextControl.tsx';
import { VideoSourceControl } from './controls/VideoSourceControl.tsx';
import { fieldKey, focusField } from './focus-field.ts';
import { createValueItems } from './list-items.ts';
import { MayDifferButton } from './MayDifferButton.tsx';

/**
 * One property in the settings panel: label, control, help, problems, and the way back to the default. Drawn again when
 * something of its own is another: a block has a dozen of them, and one edit, or a step to a block like it, changes few.
 */
export const Control = memo(DrawnControl, looksTheSame);

function looksTheSame(before: FieldControlProps, after: FieldControlProps): boolean {
  const { beside, ...own } = before;
  const { beside: besideAfter, ...ownAfter } = after;
  return dequal(own, ownAfter) && dequal(optionsOf(before), optionsOf(after));
}

/** What can be chosen, in kinds of field that have something to choose: the only thing that goes by other properties. */
function optionsOf({ field, value, beside }: FieldControlProps): ChoiceField['options'] {
  const any = field as unknown as AnyField;
  return any.kind === 'choice' ? offeredOptions(any, value, beside) : [];
}

function DrawnControl(props: FieldControlProps) {
  const { path, field, value, isMixed = false, beside, problems, onChange, items } = props;
  const { translate } = useTranslation();
  const { canEdit, canWrite } = useCommands();
  const id = useId();
  const any = field as unknown as AnyField;
  const label = translate(field.label);
  // A list shows its items' problems at the items.
  const own =
    any.kind === 'list'
      ? problems.filter((problem) => problem.path.length <= path.length)
      : problemsNow(any, value, problems);
  const describedBy = [field.help && `${id}-help`, own.length > 0 && `${id}-problems`].filter(Boolean).join(' ');
  const markers = {
    id,
    isMixed,
    describedBy: describedBy || undefined,
    isInvalid: own.some(({ level }) => level === 'error'),
  };

  const buttons = <ControlButtons {...props} isMixed={isMixed} label={label} />;

  return (
    <Wrapper
      data-field={fieldKey(path)}
      disabled={!canEdit && !opensToReaders(any) && !(canWrite && isTranslated(any))}
      role={isGroup(any) ? 'group' : 'none'}
      aria-labelledby={isGroup(any) ? `${id}-label` : undefined}
    >
      {any.kind === 'toggle' ? (
        <ToggleRow>
          <Switch {...{ markers, isMixed, value, onChange }} />
          <Label htmlFor={id}>{label}</Label>
          {buttons}
        </ToggleRow>
      ) : (
        <LabelRow>
          {isGroup(any) ? (
            <Label as="span" id={`${id}-label`}>
              {label}
            </Label>
          ) : (
            <Label htmlFor={id}>{label}</Label>
          )}
          {buttons}
        </LabelRow>
      )}
      {renderControl(any, value, onChange, markers, { path, problems, items, beside })}
      {own.map((problem) => (
        <ProblemText key={problem.message.en} id={`${id}-problems`} $level={problem.level}>
          {translate(problem.message)}
        </ProblemText>
      ))}
      {field.help && <Help id={`${id}-help`}>{translate(field.help)}</Help>}
    </Wrapper>
  );
}

function ControlButtons(props: FieldControlProps & { isMixed: boolean; label: string }) {
  const { path, field, value, isMixed, isStored, label, onChange, mayDiffer, onMayDiffer } = props;
  const { t } = useTranslation();
  const { canEdit } = useCommands();
  const any = field as unknown as AnyField;
  const reset = canEdit &&
    isStored &&
    (props.resetLabel !== undefined || (any.kind !== 'list' && !isWritten(any))) &&
    (isMixed || !dequal(value, field.default)) && (
      <IconButton
        small
        data-reset
        label={props.resetLabel ?? t('settings.reset', { label })}
        icon={<ArrowClockwise />}
        onClick={() => {
          onChange(undefined);
          // The button goes with what it has reset.
          focusField(path, 'nearest');
        }}
      />
    );
  if (!reset && !onMayDiffer) return null;
  return (
    <Buttons>
      {reset}
      {onMayDiffer && canEdit && (
        <MayDifferButton label={label} mayDiffer={mayDiffer === true} onChange={onMayDiffer} />
      )}
    </Buttons>
  );
}

interface SwitchProps {
  markers: Markers;
  isMixed: boolean;
  value: unknown;
  onChange(value: boolean): void;
}

function Switch({ markers, isMixed, value, onChange }: SwitchProps) {
  return (
    <input
      {...accessibility(markers)}
      type="checkbox"
      // A switch is on or off; a box to tick may be neither.
      role={isMixed ? undefined : 'switch'}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      checked={!isMixed && value === true}
      aria-checked={isMixed ? 'mixed' : value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** What some kinds of field need to know of the property they are. */
type PropertyContext = Pick<FieldControlProps, 'path' | 'problems' | 'items' | 'beside'>;

function renderControl(
  field: AnyField,
  value: unknown,
  onChange: (value: unknown) => void,
  markers: Markers,
  { beside, ...list }: PropertyContext,
) {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return <TextControl {...markers} field={field} value={value as string} onChange={onChange} />;
    case 'number':
      return <NumberControl {...markers} field={field} value={value as number} onChange={onChange} />;
    case 'toggle':
      return null;
    case 'choice':
      return (
        <ChoiceControl
          {...markers}
          field={field}
          options={offeredOptions(field, value, beside)}
          value={value as string | number}
          onChange={onChange}
        />
      );
    case 'colour':
      return <ColourControl {...markers} field={field} value={value as string} onChange={onChange} />;
    case 'link':
      return <LinkControl {...markers} field={field} value={value as typeof field.default} onChange={onChange} />;
    case 'media':
      return (
        <MediaControl
          {...markers}
          field={field}
          path={list.path}
          value={value as typeof field.default}
          onChange={onChange}
        />
      );
    case 'videoSource':
      return (
        <VideoSourceControl {...markers} field={field} value={value as typeof field.default} onChange={onChange} />
      );
    case 'reference':
      return <ReferenceControl {...markers} field={field} value={value as typeof field.default} onChange={onChange} />;
    case 'richText':
      return <RichTextControl {...markers} field={field} value={value as typeof field.default} onChange={onChange} />;
    case 'list': {
      const entries = value as readonly Item[];
      const shared = { ...list, field, value: entries, items: list.items ?? createValueItems(entries, onChange) };
      if (field.display === 'rows') return <RowsControl {...shared} />;
      return <ListControl {...shared} renderControl={(props) => <Control {...props} />} />;
    }
    default:
      return <PluginControl {...markers} field={field} value={value} onChange={onChange} />;
  }
}

/** True for what somebody writes, and that begins empty: there is nothing to go back to. */
function isWritten(field: AnyField): boolean {
  return field.kind === 'richText' || ((field.kind === 'text' || field.kind === 'textarea') && field.default === '');
}

/** Links are checked as they are typed; the check of the page waits until the editor pauses. */
function problemsNow(field: AnyField, value: unknown, found: readonly Problem[]): readonly ValueProblem[] {
  return field.kind === 'link' ? (field.check?.(value as typeof field.default, {}) ?? []) : found;
}

/** Controls made of several elements are a group with a name; the others have a label that can be clicked. */
function isGroup(field: AnyField): boolean {
  if (field.kind === 'choice') return field.display !== 'menu';
  if (fieldKinds.find(field.kind)?.isGroup) return true;
  return ['colour', 'link', 'media', 'videoSource', 'reference', 'richText', 'list'].includes(field.kind);
}

/** Items and texts are opened to be read, and lock what changes them by themselves. */
function opensToReaders(field: AnyField): boolean {
  return (field.kind === 'list' && field.display === 'items') || field.kind === 'richText';
}

/** A text that is another one in each language; whoever may change texts alone writes formatted ones on the page. */
function isTranslated(field: AnyField): boolean {
  return (field.kind === 'text' || field.kind === 'textarea') && field.isTranslated;
}

const Wrapper = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    margin-block-start: 14px;
  }
`;

const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 24px;
`;

const Buttons = styled.span`
  display: flex;
  flex: none;
`;

const ToggleRow = styled(LabelRow)`
  justify-content: flex-start;

  label {
    flex: 1;
  }

  input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    accent-color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Label = styled.label`
  font-size: 1.25rem;
  font-weight: 500;
`;

const Help = styled.p`
  margin-block-start: 3px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;

  /* Until somebody asks for it; it is read out with its control either way. */
  [data-block-settings]:not([data-help]) & {
    display: none;
  }
`;

const ProblemText = styled.p<{ $level: Problem['level'] }>`
  margin-block-start: 3px;
  /* The theme's oranges are no colours for small letters. */
  color: ${({ $level, theme }) => ($level === 'error' ? theme.colors.danger600 : theme.colors.neutral800)};
  ${({ $level, theme }) =>
    $level === 'warning' && `padding-inline-start: 8px; border-inline-start: 3px solid ${theme.colors.warning500};`}
  font-size: 1.15rem;
`;
