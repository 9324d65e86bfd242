import { Crop, Image, Link, PaintBrush, SlidersHorizontal } from '@strapi/icons';
import { blockStatus, type Fields, holds, type Registry, readProps } from 'page-format';
import { type AnyField, type ChoiceField, type ChoiceOption, offeredOptions } from 'page-format/fields';
import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { focusRing } from '../../kit/layout.ts';
import { Divider } from '../../kit/Toolbar.tsx';
import { useMenuButton } from '../../kit/use-menu-button.tsx';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { canCrop } from '../inspector/controls/can-crop.ts';
import { focusField, openCrop, pickFile } from '../inspector/focus-field.ts';
import { useView } from '../viewports/use-view.tsx';

/**
 * The settings that a block is changed by most (`main` of its declaration), in its toolbar: choices and switches in place,
 * the others by a button that leads to them. What is written on the page has none.
 */
export const MainSettings = memo(function MainSettings({ id }: { id: string }) {
  const store = useEditorStore();
  // As text, so that what is written in the block draws nothing here.
  const offered = useSession(({ tree }) => JSON.stringify(listMain(tree.blocks.get(id), store.registry)));
  const type = useSession(({ tree }) => tree.blocks.get(id)?.type ?? '');
  const names = JSON.parse(offered) as [name: string, value?: string | number | boolean][];
  const fields = (store.registry.get(type)?.props ?? {}) as Fields;
  const controls = names.map(([name, value]) => {
    const field = fields[name] as unknown as AnyField | undefined;
    const change = (next: unknown) =>
      void store.perform({ type: 'setProp', id, prop: name, value: next }, { mergeKey: `${id}.${name}` });
    const block = store.getSession().tree.blocks.get(id);
    const definition = store.registry.get(type);
    if (field?.kind === 'choice' && block && definition) {
      const options = offeredOptions(field, value, readProps(definition, block.props));
      return <ChoiceSetting key={name} field={field} options={options} value={value} onChange={change} />;
    }
    if (field?.kind === 'toggle')
      return <ToggleSetting key={name} label={field.label} isOn={value === true} onChange={change} />;
    return field && <FieldSetting key={name} name={name} field={field} isCroppable={value === true} />;
  });
  return (
    controls.length > 0 && (
      // A text that is written stays so while these have the focus.
      <Settings data-writing-tools>
        {controls}
        <Divider />
      </Settings>
    )
  );
});

/** Kinds of fields that are written on the page, or that only a panel has the room for. */
const NOT_IN_TOOLBAR: readonly string[] = ['text', 'textarea', 'richText', 'list', 'number'];

/** The main settings that matter now, with the values of those that are changed in place, and whether pictures can be cut. */
function listMain(block: TreeBlock | undefined, registry: Registry): [name: string, value?: unknown][] {
  const definition = registry.get(block?.type ?? '');
  if (!block || !definition?.main || blockStatus(block, registry) !== 'known') return [];
  const values = readProps(definition, block.props);
  return definition.main.flatMap((name): [string, unknown?][] => {
    const field = (definition.props as Fields)[name];
    if (!field || NOT_IN_TOOLBAR.includes(field.kind) || !holds(field.when, values)) return [];
    if (field.kind === 'choice' || field.kind === 'toggle') return [[name, values[name]]];
    const any = field as unknown as AnyField;
    return any.kind === 'media' ? [[name, canCrop(any, values[name] as typeof any.default)]] : [[name]];
  });
}

interface ChoiceSettingProps {
  field: ChoiceField;
  options: readonly ChoiceOption[];
  value: unknown;
  onChange(value: string | number): void;
}

/** The chosen option as a button, which opens the others. */
function ChoiceSetting({ field, options, value, onChange }: ChoiceSettingProps) {
  const { t, translate } = useTranslation();
  const { writing } = useCommands();
  const label = translate(field.label);
  const chosen = options.find((option) => option.value === value);
  const name = t('toolbar.setting', { label, value: chosen ? translate(chosen.label) : '' });
  const { button, menu } = useMenuButton({
    label,
    listEntries: () =>
      options.map((option) => ({
        id: String(option.value),
        label: translate(option.label),
        icon: option.drawing && <Drawing path={option.drawing} />,
        isChosen: option === chosen,
        run: () => writing.changeAround(() => onChange(option.value)),
      })),
    onDone: () => writing.resume(),
  });
  return (
    <>
      <WordButton {...button} type="button" aria-label={name} title={name} data-opens>
        {chosen?.drawing ? <Drawing path={chosen.drawing} /> : <span>{chosen && translate(chosen.label)}</span>}
      </WordButton>
      {menu}
    </>
  );
}

interface ToggleSettingProps {
  label: AnyField['label'];
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function ToggleSetting({ label, isOn, onChange }: ToggleSettingProps) {
  const { translate } = useTranslation();
  const { writing } = useCommands();
  return (
    <WordButton
      type="button"
      aria-pressed={isOn}
      title={translate(label)}
      onClick={() => writing.changeAround(() => onChange(!isOn))}
    >
      <span>{translate(label)}</span>
    </WordButton>
  );
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  link: <Link />,
  media: <Image />,
  videoSource: <Image />,
  colour: <PaintBrush />,
};

interface FieldSettingProps {
  name: string;
  field: AnyField;
  /** Whether a picture is chosen of which a part can be shown. */
  isCroppable: boolean;
}

/** Leads to a setting that has no room in the toolbar; of a file, to the choice of one, and to how it is cut. */
function FieldSetting({ name, field, isCroppable }: FieldSettingProps) {
  const { t, translate } = useTranslation();
  const { change } = useView();
  const openSettings = () => flushSync(() => change({ right: true }));
  return (
    <>
      <IconButton
        small
        label={`${translate(field.label)}…`}
        icon={ICONS[field.kind] ?? <SlidersHorizontal />}
        onClick={() => {
          openSettings();
          if (!pickFile(name)) focusField([name]);
        }}
      />
      {isCroppable && (
        <IconButton
          small
          label={t('media.crop')}
          icon={<Crop />}
          onClick={() => {
            openSettings();
            openCrop(name);
          }}
        />
      )}
    </>
  );
}

function Drawing({ path }: { path: string }) {
  return (
    <Lines viewBox="0 0 24 24" aria-hidden>
      <path d={path} />
    </Lines>
  );
}

const Lines = styled.svg`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
`;

const Settings = styled.span`
  display: contents;
`;

const WordButton = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  max-inline-size: 120px;
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.15rem;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-opens]::after {
    content: '';
    flex: none;
    inline-size: 4px;
    block-size: 4px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    translate: 0 -2px;
    rotate: 45deg;
  }

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }
`;
