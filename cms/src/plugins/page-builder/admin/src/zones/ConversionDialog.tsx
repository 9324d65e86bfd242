import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useTranslation } from '../text/use-translation.ts';
import type { Conversion, Preview } from './conversion.ts';
import { describeSentence } from './describe-sentence.ts';
import { useConversion } from './use-conversion.ts';

interface ConversionDialogProps {
  conversion: Conversion;
  /** The labels of both attributes. */
  names: Record<'zone' | 'field', string>;
  /** Called once the entry is stored. */
  onDone(): void;
}

/** What a conversion would do to the entry, and what would be lost; it is done when that is agreed to. */
export function ConversionDialog({ conversion, names, onDone }: ConversionDialogProps) {
  const { t } = useTranslation();
  const { preview, failure, isWriting, convert, retry } = useConversion(conversion, onDone);
  const { direction } = conversion;
  const isPossible = preview?.report.outcome === 'converted';
  return (
    <Modal.Content aria-describedby={undefined}>
      <Modal.Header closeLabel={t('common.close')}>
        <Modal.Title>{t(`zones.${direction}`, names)}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {!preview && failure === undefined && (
            <Flex justifyContent="center">
              <Loader>{t('zones.asking')}</Loader>
            </Flex>
          )}
          {preview && <PreviewText preview={preview} target={names[direction === 'import' ? 'field' : 'zone']} />}
          {isPossible && <Typography>{t(`zones.${direction}Note`, names)}</Typography>}
          {failure !== undefined && (
            <Typography role="alert" textColor="danger600">
              {t('zones.failed', { reason: failure })}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{t('common.cancel')}</Button>
        </Modal.Close>
        {isPossible && (
          <Button loading={isWriting} variant={preview.replaces ? 'danger' : 'default'} onClick={convert}>
            {t(preview.replaces ? 'common.replace' : 'zones.convert')}
          </Button>
        )}
        {!preview && failure !== undefined && <Button onClick={retry}>{t('common.retry')}</Button>}
      </Modal.Footer>
    </Modal.Content>
  );
}

function PreviewText({ preview: { report, replaces }, target }: { preview: Preview; target: string }) {
  const texts = useTranslation();
  const { t } = texts;
  const { outcome, skipped, reason = '', losses } = report;
  if (outcome !== 'converted') {
    const why = skipped ? describeSentence(skipped, texts) : reason;
    return <Typography role="status">{t('zones.nothing', { reason: why })}</Typography>;
  }
  return (
    <>
      {replaces && (
        <Typography role="alert" fontWeight="bold" textColor="danger600">
          {t('zones.replaces', { target })}
        </Typography>
      )}
      <Typography role="status">{t('zones.losses', { count: losses.length })}</Typography>
      {losses.length > 0 && (
        <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc', overflowWrap: 'anywhere' }}>
          {losses.map((loss) => (
            <li key={`${loss.place} ${loss.message}`}>
              <Typography variant="pi" fontWeight="bold">
                {loss.place}
              </Typography>
              <br />
              <Typography variant="pi">{describeSentence(loss, texts)}</Typography>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
