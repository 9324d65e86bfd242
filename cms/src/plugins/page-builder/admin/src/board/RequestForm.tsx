import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import styled from 'styled-components';
import type { BoardAnswer, BoardPage } from '../../../shared/translation-board.ts';
import { LONGEST_NOTE, type RequestAnswer } from '../../../shared/translation-requests.ts';
import { colorScheme } from '../kit/layout.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';
import { describeState } from './describe-cell.ts';
import { useTranslators } from './use-translators.ts';

interface RequestFormProps {
  pages: readonly BoardPage[];
  languages: BoardAnswer['meta']['languages'];
  /** Whether there is a note that would be lost. */
  onWritten(isWritten: boolean): void;
  onAsked(answer: RequestAnswer['data']): void;
  onCancel(): void;
}

/** Who is asked for which language, until when and with which words. What is ready in that language is left out. */
export function RequestForm({ pages, languages, onWritten, onAsked, onCancel }: RequestFormProps) {
  const { t } = useTranslation();
  const { get, post } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [locale, setLocale] = useState(languages.length === 1 ? (languages[0]?.code ?? '') : '');
  const [person, setPerson] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const { people, problem = failure } = useTranslators(get, locale);
  const open = pages.filter(
    ({ cells: { [locale]: cell } }) => cell !== undefined && describeState(cell, t).tone !== 'done',
  );
  const isPast = until !== '' && until < toDate(new Date());

  const send = async () => {
    setSending(true);
    setFailure('');
    const asked = open.map(({ contentType, documentId }) => ({ contentType, documentId }));
    const body = { locale, pages: asked, person: Number(person), ...(until && { until }), ...(note && { note }) };
    try {
      const { data } = await post<RequestAnswer>(`/${PLUGIN_ID}/translations/requests`, body);
      onAsked(data.data);
    } catch (error) {
      setFailure(describeFailure(error));
      setSending(false);
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Choice
            label={t('ask.language')}
            value={locale}
            options={languages.map(({ code, name }) => [code, name] as const)}
            onChange={(chosen) => {
              setLocale(chosen);
              setPerson('');
            }}
          />
          {locale !== '' && (
            <Typography role="status" variant="pi" textColor="neutral600">
              {t('ask.pages', { count: open.length })}{' '}
              {open.length < pages.length && t('ask.left', { count: pages.length - open.length })}
            </Typography>
          )}
          <Choice
            label={t('ask.person')}
            value={person}
            options={(people ?? []).map(({ id, name }) => [String(id), name] as const)}
            hint={people?.length === 0 ? t('ask.nobody') : undefined}
            onChange={setPerson}
          />
          <Field.Root error={isPast ? t('ask.past') : undefined}>
            <Field.Label>{t('ask.until')}</Field.Label>
            <Calendar>
              <TextInput
                type="date"
                min={toDate(new Date())}
                value={until}
                onChange={({ target }) => setUntil(target.value)}
              />
            </Calendar>
            <Field.Error />
          </Field.Root>
          <Field.Root hint={t('ask.noteHint', { limit: LONGEST_NOTE })}>
            <Field.Label>{t('ask.note')}</Field.Label>
            <Textarea
              maxLength={LONGEST_NOTE}
              value={note}
              onChange={({ target: { value } }) => {
                setNote(value);
                onWritten(value !== '');
              }}
            />
            <Field.Hint />
          </Field.Root>
          {problem !== '' && (
            <Typography role="alert" textColor="danger600">
              {problem}
            </Typography>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onCancel}>
          {t('ask.cancel')}
        </Button>
        <Button loading={isSending} disabled={open.length === 0 || person === '' || isPast} onClick={send}>
          {t('ask.send')}
        </Button>
      </Modal.Footer>
    </>
  );
}

const Calendar = styled.div`
  ${colorScheme}
`;

interface ChoiceProps {
  label: string;
  /** Empty until something is chosen. */
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  hint?: string | undefined;
  onChange(value: string): void;
}

function Choice({ label, value, options, hint, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <Field.Root required hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        placeholder={t('ask.choose')}
        value={value}
        disabled={options.length === 0}
        onChange={(chosen) => onChange(String(chosen))}
      >
        {options.map(([option, text]) => (
          <SingleSelectOption key={option} value={option}>
            {text}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}

/** The day where the person is, such as 2026-12-05. */
function toDate(day: Date): string {
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${digits(day.getMonth() + 1)}-${digits(day.getDate())}`;
}
