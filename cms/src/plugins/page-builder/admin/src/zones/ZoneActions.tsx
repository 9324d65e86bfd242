import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useContentManagerContext, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Direction } from '../../../shared/zone-report.ts';
import { refreshEntry } from '../bases/refresh-entry.ts';
import { useTranslation } from '../text/use-translation.ts';
import { ConversionDialog } from './ConversionDialog.tsx';
import type { Conversion } from './conversion.ts';
import type { MappedZone } from './use-zone.ts';

interface ZoneActionsProps {
  entry: Omit<Conversion, 'direction'>;
  isSingle: boolean;
  zone: MappedZone;
  directions: readonly Direction[];
}

/** A button for each way. While the form holds what is not saved, they wait. */
export default function ZoneActions({ entry, isSingle, zone: { zone, field }, directions }: ZoneActionsProps) {
  const { t } = useTranslation();
  const { form, layout } = useContentManagerContext();
  const { modified } = form as { modified: boolean };
  const labels = layout.edit.metadatas as Record<string, { label?: string } | undefined>;
  const names = { zone: labels[zone]?.label ?? zone, field: labels[field]?.label ?? field };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {directions.map((direction) => (
        <ZoneAction
          key={direction}
          conversion={{ ...entry, direction }}
          names={names}
          disabled={modified}
          onDone={() => refreshEntry(entry.model, isSingle ? undefined : entry.documentId)}
        />
      ))}
      {modified && (
        <Typography role="status" variant="pi" textColor="neutral600">
          {t('zones.saveFirst')}
        </Typography>
      )}
    </Flex>
  );
}

interface ZoneActionProps {
  conversion: Conversion;
  /** The labels of both attributes. */
  names: Record<'zone' | 'field', string>;
  disabled: boolean;
  onDone(): void;
}

function ZoneAction({ conversion, names, disabled, onDone }: ZoneActionProps) {
  const { t } = useTranslation();
  const { toggleNotification } = useNotification();
  const [isOpen, setOpen] = useState(false);
  const { direction } = conversion;
  const finish = () => {
    setOpen(false);
    onDone();
    toggleNotification({ type: 'success', message: t(`zones.${direction}Done`, names) });
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setOpen}>
      <Modal.Trigger>
        <Button variant="tertiary" fullWidth disabled={disabled}>
          {t(`zones.${direction}`, names)}
        </Button>
      </Modal.Trigger>
      {isOpen && <ConversionDialog conversion={conversion} names={names} onDone={finish} />}
    </Modal.Root>
  );
}
