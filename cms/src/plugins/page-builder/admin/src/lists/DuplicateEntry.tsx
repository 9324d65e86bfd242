import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LocaleChoice } from '../kit/LocaleChoice.tsx';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

interface DuplicateEntryProps {
  model: string;
  documentId: string;
  /** Of the list. */
  locale: string;
  onClose(): void;
}

/** Asks in which of its languages an entry is to be copied, and opens the copy. */
export default function DuplicateEntry({ model, documentId, locale, onClose }: DuplicateEntryProps) {
  const { t } = useTranslation();
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const describeFailure = useDescribeFailure();
  const { locales, problem } = useLanguages(model, documentId, locale);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState('');
  const chosen = locales?.filter((each) => !left.includes(each)) ?? [];

  const duplicate = async () => {
    setWriting(true);
    setFailure('');
    try {
      const { data } = await post<{ data: { documentId: string } }>(`/${PLUGIN_ID}/duplicates`, {
        ...{ model, documentId, locales: chosen },
      });
      const shown = chosen.includes(locale) ? locale : (chosen[0] ?? locale);
      navigate({
        pathname: data.data.documentId,
        search: String(new URLSearchParams({ 'plugins[i18n][locale]': shown })),
      });
    } catch (error) {
      setFailure(describeFailure(error));
      setWriting(false);
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{t('lists.duplicateAbout')}</Typography>
          {locales === undefined && !problem && <Loader small>{t('lists.loadingLanguages')}</Loader>}
          {locales && (
            <LocaleChoice
              legend={t('lists.languages')}
              locales={locales}
              chosen={chosen}
              onChange={(kept) => setLeft(locales.filter((each) => !kept.includes(each)))}
            />
          )}
          {(problem || failure) && (
            <Typography role="alert" textColor="danger600">
              {failure || t('lists.languagesFailed', { message: problem })}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={isWriting} disabled={chosen.length === 0} onClick={duplicate}>
          {t('toolbar.duplicate')}
        </Button>
      </Modal.Footer>
    </>
  );
}

interface Answer {
  meta?: { availableLocales?: { locale: string }[] };
}

/** The languages in which an entry is stored, that of the list first; undefined until they are known. */
function useLanguages(model: string, documentId: string, locale: string) {
  const { get } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [locales, setLocales] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const path = `/content-manager/collection-types/${model}/${documentId}`;
    get<Answer>(path, { params: { locale } }).then(
      ({ data }) => {
        const others = (data.meta?.availableLocales ?? []).map((available) => available.locale);
        setLocales([...new Set([locale, ...others])]);
      },
      (error: unknown) => setProblem(describeFailure(error)),
    );
  }, [get, describeFailure, model, documentId, locale]);
  return { locales, problem };
}
