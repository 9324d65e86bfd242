import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useText } from '../text/use-text.ts';
import type { Conversion, Preview } from './conversion.ts';
import { saySentence } from './say-sentence.ts';
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
  const { say } = useText();
  const { preview, failure, isWriting, convert, retry } = useConversion(conversion, onDone);
  const { direction } = conversion;
  const isPossible = preview?.report.outcome === 'converted';
  return (
    <Modal.Content aria-describedby={undefined}>
      <Modal.Header closeLabel={say('zones.close')}>
        <Modal.Title>{say(`zones.${direction}`, names)}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {!preview && failure === undefined && (
            <Flex justifyContent="center">
              <Loader>{say('zones.asking')}</Loader>
            </Flex>
          )}
          {preview && <PreviewText preview={preview} target={names[direction === 'import' ? 'field' : 'zone']} />}
          {isPossible && <Typography>{say(`zones.${direction}Note`, names)}</Typography>}
          {failure !== undefined && (
            <Typography role="alert" textColor="danger600">
              {say('zones.failed', { reason: failure })}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{say('zones.cancel')}</Button>
        </Modal.Close>
        {isPossible && (
          <Button loading={isWriting} variant={preview.replaces ? 'danger' : 'default'} onClick={convert}>
            {say(preview.replaces ? 'zones.replace' : 'zones.convert')}
          </Button>
        )}
        {!preview && failure !== undefined && <Button onClick={retry}>{say('zones.retry')}</Button>}
      </Modal.Footer>
    </Modal.Content>
  );
}

function PreviewText({ preview: { report, replaces }, target }: { preview: Preview; target: string }) {
  const texts = useText();
  const { say } = texts;
  const { outcome, skipped, reason = '', losses } = report;
  if (outcome !== 'converted') {
    const why = skipped ? saySentence(skipped, texts) : reason;
    return <Typography role="status">{say('zones.nothing', { reason: why })}</Typography>;
  }
  return (
    <>
      {replaces && (
        <Typography role="alert" fontWeight="bold" textColor="danger600">
          {say('zones.replaces', { target })}
        </Typography>
      )}
      <Typography role="status">{say('zones.losses', { count: losses.length })}</Typography>
      {losses.length > 0 && (
        <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc', overflowWrap: 'anywhere' }}>
          {losses.map((loss) => (
            <li key={`${loss.place} ${loss.message}`}>
              <Typography variant="pi" fontWeight="bold">
                {loss.place}
              </Typography>
              <br />
              <Typography variant="pi">{saySentence(loss, texts)}</Typography>
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
