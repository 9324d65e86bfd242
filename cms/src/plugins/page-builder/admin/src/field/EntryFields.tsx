import { Typography } from '@strapi/design-system';
import {
  unstable_useContentManagerContext as useContentManagerContext,
  useFetchClient,
  useForm,
} from '@strapi/strapi/admin';
import { Suspense } from 'react';
import { ErrorBoundary, getErrorMessage } from 'react-error-boundary';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { type PageSetting, type PageSettingProps, pageSettings } from '../api/page-settings.ts';
import { useSiteAddresses } from '../publishing/use-site-addresses.ts';
import type { Entry } from '../session/entry.ts';
import { useTranslation } from '../text/use-translation.ts';
import { EntryField, FieldGroup } from './EntryField.tsx';

interface EntryFieldsProps {
  entry: Entry;
  /** Name of the field that holds the page. */
  page: string;
}

/**
 * The entry's fields beside the page, and what other plugins add to them, for the editor's page settings. They are part
 * of the form around the page's field: what is typed in them is saved with it.
 */
export function EntryFields({ entry, page }: EntryFieldsProps) {
  const { model, layout } = useContentManagerContext();
  const { formatMessage } = useIntl();
  const values = useForm('PageBuilder', (form) => form.values) as PageSettingProps['values'];
  const siteAddresses = useSiteAddresses(useFetchClient().get);
  const fields = layout.edit.layout.flat(2).filter(({ name }) => name !== page);
  return (
    <Fields>
      {fields.map((field) => (
        <EntryField
          key={field.name}
          field={field}
          name={field.name}
          label={formatMessage({
            id: `content-manager.content-types.${model}.${field.name}`,
            defaultMessage: field.label,
          })}
        />
      ))}
      {pageSettings.list().map((setting) => (
        <AddedSetting
          key={setting.id}
          setting={setting}
          given={{ model, documentId: entry.documentId, locale: entry.params.locale, values, siteAddresses }}
        />
      ))}
    </Fields>
  );
}

/** What another plugin added. When it breaks, the form does not. */
function AddedSetting({ setting, given }: { setting: PageSetting; given: PageSettingProps }) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  const { label, Setting } = setting;
  return (
    <FieldGroup title={formatMessage(label)}>
      <ErrorBoundary
        fallbackRender={({ error }) => (
          <Typography role="alert" variant="pi" textColor="danger600">
            {t('pageSettings.broken', { message: getErrorMessage(error) ?? String(error) })}
          </Typography>
        )}
      >
        <Suspense>
          <Setting {...given} />
        </Suspense>
      </ErrorBoundary>
    </FieldGroup>
  );
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;
