import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { UsesList } from './UsesList.tsx';
import type { UseTarget } from './use-uses.ts';

interface PanelUsesProps {
  target: UseTarget;
  /** Undefined until the server has told it. */
  count: number | undefined;
  problem: string;
}

/** On how many pages an entry is, and a button that lists them. */
export default function PanelUses({ target, count, problem }: PanelUsesProps) {
  const { t } = useTranslation();
  const { get } = useFetchClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {count !== undefined && (
        <Typography role="status" textColor="neutral600">
          {t('uses.count', { count })}
        </Typography>
      )}
      {problem && (
        <Typography role="alert" textColor="danger600">
          {t('uses.failed', { reason: problem })}
        </Typography>
      )}
      <Modal.Root open={isOpen} onOpenChange={setOpen}>
        <Modal.Trigger>
          <Button variant="tertiary" fullWidth>
            {t('uses.title')}
          </Button>
        </Modal.Trigger>
        {isOpen && (
          <Modal.Content aria-describedby={undefined}>
            <Modal.Header closeLabel={t('common.close')}>
              <Modal.Title>{t('uses.title')}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <UsesList target={target} get={get} />
            </Modal.Body>
          </Modal.Content>
        )}
      </Modal.Root>
    </Flex>
  );
}
