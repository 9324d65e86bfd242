import { Box, Button, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import styled from 'styled-components';
import type { DeletedEntry } from '../../../shared/deleted-entry.ts';
import { useWhen } from '../editor/versions/use-when.ts';
import { useTranslation } from '../text/use-translation.ts';

interface DeletedTableProps {
  entries: readonly DeletedEntry[];
  onRestore(entry: DeletedEntry): void;
}

/** Deleted entries in rows; where there is little room, all about one stands below its title. */
export function DeletedTable({ entries, onRestore }: DeletedTableProps) {
  const { t } = useTranslation();
  const describe = useDescribeDeletion();
  const head = (text: string) => <Typography variant="sigma">{text}</Typography>;
  return (
    <Narrowing>
      <Table colCount={5} rowCount={entries.length + 1} aria-label={t('deleted.title')}>
        <Thead>
          <Tr>
            <Th>{head(t('deleted.name'))}</Th>
            <Th className="wide">{head(t('deleted.type'))}</Th>
            <Th className="wide">{head(t('deleted.languages'))}</Th>
            <Th className="wide">{head(t('deleted.when'))}</Th>
            <Th>{head(t('deleted.action'))}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {entries.map((entry) => {
            const title = entry.title ?? t('common.untitled');
            const languages = entry.locales.join(', ');
            return (
              <Tr key={`${entry.contentType} ${entry.documentId}`}>
                <Td>
                  <Box paddingTop={3} paddingBottom={3} style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
                    <Typography fontWeight="semiBold" textColor="neutral800">
                      {title}
                    </Typography>
                    {entry.isPartial && <Note>{t('deleted.partial')}</Note>}
                    <Box className="narrow">
                      <Note>{[entry.typeName, languages].filter(Boolean).join(' · ')}</Note>
                      <Note>{describe(entry)}</Note>
                    </Box>
                  </Box>
                </Td>
                <Td className="wide">
                  <Typography textColor="neutral800">{entry.typeName}</Typography>
                </Td>
                <Td className="wide">
                  <Typography textColor="neutral800">{languages}</Typography>
                </Td>
                <Td className="wide">
                  <Typography textColor="neutral800">{describe(entry)}</Typography>
                </Td>
                <Td>
                  <Button
                    variant="secondary"
                    aria-label={t('deleted.restoreNamed', { title })}
                    onClick={() => onRestore(entry)}
                  >
                    {t('versions.restore')}
                  </Button>
                </Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Narrowing>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {children}
    </Typography>
  );
}

/** When and by whom an entry was deleted; for what was deleted unrecorded, when its last version was made. */
function useDescribeDeletion(): (entry: DeletedEntry) => string {
  const { t } = useTranslation();
  const tellWhen = useWhen();
  return ({ deletedAt, deletedBy, savedAt }) => {
    if (deletedAt === null) return t('deleted.unrecorded', { when: tellWhen(savedAt) });
    return deletedBy === null ? tellWhen(deletedAt) : t('deleted.by', { when: tellWhen(deletedAt), name: deletedBy });
  };
}

const Narrowing = styled.div`
  container-type: inline-size;

  .narrow {
    display: none;
  }

  @container (max-width: 900px) {
    .wide {
      display: none;
    }

    .narrow {
      display: block;
    }
  }
`;
