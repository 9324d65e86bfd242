import { Question } from '@strapi/icons';
import { SYNCED_SECTION } from 'page-format';
import { type ComponentProps, memo } from 'react';
import styled from 'styled-components';
import { useHost } from '../../host/editor-host.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../../kit/layout.ts';
import { useBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import type { SyncedSettings as Settings } from '../sections/SyncedSettings.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useView } from '../viewports/use-view.tsx';
import { BlockSettings } from './BlockSettings.tsx';
import { ItemSettings } from './ItemSettings.tsx';
import { PageSettings } from './PageSettings.tsx';
import { SharedSettings } from './SharedSettings.tsx';
import { useSelectedItem } from './use-selected-item.ts';

/**
 * The settings of what is selected: of a block, of what several blocks share, of a column or tab, or of the block that
 * an area belongs to. Those of the page while nothing is, or the page itself.
 */
export const Inspector = memo(function Inspector() {
  const { t } = useTranslation();
  const ids = useSession(({ selection }) => selection.blocks);
  const holder = useSession(({ selection }) => selection.area?.block ?? undefined);
  const block = useBlock(ids.at(-1) ?? holder ?? '');
  const item = useSelectedItem();
  const { canEdit, canWrite } = useCommands();
  const { help, change } = useView();
  const { placeEntryFields } = useHost();
  const showsPage = !block && placeEntryFields !== undefined;
  return (
    <Panel
      aria-label={t('settings.region')}
      data-block-settings
      data-help={help || undefined}
      {...markRegion('settings')}
    >
      <PanelHead>
        <PanelTitle>{t(showsPage ? 'pageSettings.region' : 'settings.region')}</PanelTitle>
        {block && (
          <IconButton
            small
            label={t('settings.help')}
            icon={<Question />}
            aria-pressed={help}
            onClick={() => change({ help: !help })}
          />
        )}
      </PanelHead>
      <PanelBody tabIndex={canEdit ? undefined : 0}>
        {block && canWrite && !canEdit && <Why>{t('refused.texts-only')}</Why>}
        {renderSettings()}
        {showsPage && <PageSettings placeFields={placeEntryFields} />}
        {!block && !showsPage && <Quiet>{t('settings.none')}</Quiet>}
      </PanelBody>
    </Panel>
  );

  function renderSettings() {
    if (ids.length > 1) return <SharedSettings ids={ids} />;
    if (item) return <ItemSettings {...item} />;
    if (block?.type === SYNCED_SECTION) return <SyncedSettings key={block.id} block={block} />;
    return block && <BlockSettings key={block.type} block={block} />;
  }
});

/** Few pages have a section that stands on them as itself. */
const loadSynced = async () => (await import('../sections/SyncedSettings.tsx')).SyncedSettings;

function SyncedSettings(props: ComponentProps<typeof Settings>) {
  const Loaded = useLoaded(loadSynced);
  return Loaded ? <Loaded {...props} /> : null;
}

/** Why only texts can be changed. */
const Why = styled(Quiet)`
  margin-block-end: 10px;
`;
