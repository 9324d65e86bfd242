import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '../text/use-translation.ts';

const LEAD_TYPE = 'plugin::lumavelo.lead';

/** Above the list of leads: all of them as a table for a spreadsheet. Strapi asks this in the list of every type. */
export function ExportLeads() {
  const { slug } = useParams<{ slug: string }>();
  return slug === LEAD_TYPE ? <ExportButton /> : null;
}

function ExportButton() {
  const { t } = useTranslation();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await get<Blob>('/lumavelo/leads.csv', { responseType: 'blob' });
      save(data, `leads-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: t('leads.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="tertiary" size="S" startIcon={<Download />} loading={isBusy} onClick={download}>
      {t('leads.export')}
    </Button>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
