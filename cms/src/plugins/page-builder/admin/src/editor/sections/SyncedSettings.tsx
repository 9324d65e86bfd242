import { ExternalLink } from '@strapi/icons';
import { dequal } from 'dequal/lite';
import {
  type Block,
  blockStatus,
  differenceKey,
  type Field,
  holds,
  listMayDiffer,
  type Registry,
  readProps,
  type SavedSection,
  SECTION_TYPE,
  walk,
} from 'page-format';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import { useHost } from '../../host/editor-host.tsx';
import { PlainButton, PrimaryButton, Quiet } from '../../kit/layout.ts';
import type { Refused } from '../../model/placement.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { writeBlockAddress } from '../../uses/block-address.ts';
import { UsesButton } from '../../uses/UsesButton.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { Control } from '../inspector/Control.tsx';
import { SettingsHead } from '../inspector/SettingsHead.tsx';
import { usePath } from '../inspector/use-path.ts';
import { useProblems } from '../problems/use-problems.tsx';
import { nameSection } from './known-names.ts';
import { useSection } from './sections-context.tsx';
import { detach } from './sync-and-detach.ts';

/** The settings of a section that stands on the page as itself: what may differ here, and the ways to the section. */
export function SyncedSettings({ block }: { block: TreeBlock }) {
  const { t } = useTranslation();
  const section = useSection(block);
  const path = usePath(block.id);
  const name = section?.name ?? nameSection(block);
  return (
    <>
      <SettingsHead name={block.name ?? t('synced.tag', { name })} icon="Link" path={path} />
      {section === undefined && <Quiet>{t('synced.loading', { name })}</Quiet>}
      {section === null && <Quiet role="alert">{t('synced.missing', { name })}</Quiet>}
      {section && <SectionSettings block={block} section={section} />}
    </>
  );
}

function SectionSettings({ block, section }: { block: TreeBlock; section: SavedSection }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { commands, canEdit } = useCommands();
  const { sectionRights } = useHost();
  const open = useMemo(() => listOpen(section, store.registry), [section, store]);
  const { documentId, name } = section;
  const describeRefused = (refused: Refused) =>
    refused.refusal === 'locked' ? commands.describe(refused) : t('sections.refused', { name });
  const make = () => {
    const outcome = detach(store, block.id, section);
    if ('refusal' in outcome) commands.refuse(describeRefused(outcome));
    else commands.announce(t('synced.detached', { name }));
  };
  return (
    <>
      <Quiet>{t('synced.about')}</Quiet>
      <Actions>
        {sectionRights.update && (
          <PrimaryButton as="a" href={writeSectionAddress(section)} target="_blank" rel="noopener">
            {t('synced.edit')} <ExternalLink aria-hidden />
          </PrimaryButton>
        )}
        {canEdit && (
          <PlainButton type="button" title={t('synced.detachHelp')} onClick={make}>
            {t('synced.detach')}
          </PlainButton>
        )}
        {sectionRights.read && <UsesButton target={{ type: SECTION_TYPE, documentId }} />}
      </Actions>
      {open.length === 0 && <Quiet>{t('synced.nothingOpen')}</Quiet>}
      {open.map(({ block: part, fields }) => (
        <PartSettings key={part.id} place={block} part={part} fields={fields} />
      ))}
    </>
  );
}

interface OpenPart {
  /** A block of the section. */
  block: Block;
  fields: readonly (readonly [name: string, field: Field])[];
}

/** What of one of the section's blocks may differ here. */
function PartSettings({ place, part, fields }: { place: TreeBlock; part: Block; fields: OpenPart['fields'] }) {
  const { t, translate } = useTranslation();
  const store = useEditorStore();
  const problems = useProblems();
  const { names } = useCommands();
  const titleId = useId();
  const definition = store.registry.get(part.type);
  // The same objects for as long as the section is: controls compare what they are given.
  const fieldsHere = useMemo(() => {
    const inSection = definition ? readProps(definition, part.props) : {};
    return fields.map(([name, field]): [string, Field] => [name, { ...field, default: inSection[name] }]);
  }, [fields, definition, part]);
  if (!definition) return null;
  const own = Object.fromEntries(
    fields.flatMap(([name]) => {
      const value = place.props[differenceKey(part.id, name)];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const values = readProps(definition, { ...part.props, ...own });
  const shown = fieldsHere.filter(([, field]) => holds(field.when, values));
  return (
    <Part role="group" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {names.type(part.type)} <span>{names.hint({ ...part, areas: {} })}</span>
      </h3>
      {shown.map(([name, field]) => {
        const key = differenceKey(part.id, name);
        return (
          <Control
            key={key}
            path={[key]}
            field={field}
            value={values[name]}
            beside={values}
            isStored={Object.hasOwn(place.props, key)}
            resetLabel={t('synced.reset', { label: translate(field.label) })}
            problems={problems.filter(({ blockId, path }) => blockId === place.id && path[0] === key)}
            onChange={(value) =>
              store.perform(
                { type: 'setProp', id: place.id, prop: key, value: dequal(value, field.default) ? undefined : value },
                { mergeKey: `${place.id}.${key}` },
              )
            }
          />
        );
      })}
    </Part>
  );
}

/** The blocks of a section of which something may differ, in reading order. */
function listOpen({ content }: SavedSection, registry: Registry): OpenPart[] {
  return [...walk(content)].flatMap(({ block }): OpenPart[] => {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') return [];
    const fields = listMayDiffer(block).flatMap((name) => {
      const field = definition.props[name] as Field | undefined;
      return field ? [[name, field] as const] : [];
    });
    return fields.length > 0 ? [{ block, fields }] : [];
  });
}

/** Where the section's own editor opens. */
function writeSectionAddress({ documentId, content }: SavedSection): string {
  const entry = { kind: 'collectionType', uid: SECTION_TYPE, documentId, locale: null } as const;
  const place = { field: 'content', blockId: content.blocks[0]?.id ?? '', path: '' };
  return writeBlockAddress(entry, place, window.location.pathname);
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 10px 14px;

  a {
    text-decoration: none;
  }
`;

const Part = styled.div`
  padding-block: 12px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  h3 {
    padding-block-end: 8px;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  h3 span {
    font-weight: 400;
  }
`;
