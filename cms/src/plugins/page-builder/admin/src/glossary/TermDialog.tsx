import { Button, Checkbox, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import {
  EVERYWHERE,
  LONGEST_WORD,
  MOST_FORMS,
  type Term,
  type TermList,
  type TermWords,
} from '../../../shared/glossary.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { type TFunction, useTranslation } from '../text/use-translation.ts';
import { readWords } from './read-words.ts';
import { TERMS_PATH } from './terms-path.ts';

interface TermDialogProps {
  /** Null for a new one. */
  term: Term | null;
  languages: TermList['meta']['languages'];
  onClose(): void;
  /** Called when it was stored or deleted. */
  onDone(isDeleted: boolean): void;
}

/** The words of a term in each language. */
export function TermDialog({ term, languages, onClose, onDone }: TermDialogProps) {
  const { t } = useTranslation();
  const { post, put, del } = useFetchClient();
  const describeFailure = useDescribeFailure();
  const [isKept, setKept] = useState(term !== null && EVERYWHERE in term.words);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(term?.words ?? {}).map(([locale, words]) => [locale, words.join(', ')])),
  );
  const [isWriting, setWriting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState('');
  const [isChanged, setChanged] = useState(false);
  /** What was written is not thrown away by a key or a press beside the dialog. */
  const stay = (event: Event) => isChanged && event.preventDefault();
  const fields = isKept ? [{ code: EVERYWHERE, name: t('glossary.everywhere') }] : languages;

  const send = async (write: () => Promise<unknown>, isDeleted = false) => {
    setWriting(true);
    setFailure('');
    try {
      await write();
      onDone(isDeleted);
    } catch (error) {
      setFailure(describeFailure(error));
      setWriting(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const written = fields.map(({ code }) => [code, readWords(texts[code] ?? '')] as const);
    const words: TermWords = Object.fromEntries(written.filter(([, list]) => list.length > 0));
    if (Object.keys(words).length === 0) return setFailure(t('glossary.nothing'));
    if (isWriting || written.some(([, list]) => findProblem(list, t))) return;
    void send(() =>
      term ? put(`${TERMS_PATH}/${term.id}`, { words, version: term.version }) : post(TERMS_PATH, { words }),
    );
  };
  const remove = () => {
    if (!isDeleting) setDeleting(true);
    else if (term) void send(() => del(`${TERMS_PATH}/${term.id}`), true);
  };

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content onEscapeKeyDown={stay} onInteractOutside={stay}>
        <form onSubmit={save} style={{ display: 'contents' }}>
          <Modal.Header>
            <Modal.Title>{t('glossary.term')}</Modal.Title>
          </Modal.Header>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Checkbox checked={isKept} onCheckedChange={(isChosen) => setKept(isChosen === true)}>
                {t('glossary.keep')}
              </Checkbox>
              <Typography variant="pi" textColor="neutral600">
                {t('glossary.hint')}
              </Typography>
              {fields.map(({ code, name }) => (
                <Field.Root key={code} name={code} error={findProblem(readWords(texts[code] ?? ''), t)}>
                  <Field.Label>{name}</Field.Label>
                  <TextInput
                    lang={code === EVERYWHERE ? undefined : code}
                    value={texts[code] ?? ''}
                    onChange={({ target }) => {
                      setChanged(true);
                      setTexts({ ...texts, [code]: target.value });
                    }}
                  />
                  <Field.Error />
                </Field.Root>
              ))}
              {failure !== '' && (
                <Typography role="alert" textColor="danger600">
                  {failure}
                </Typography>
              )}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button type="button" variant="tertiary" onClick={onClose}>
              {t('glossary.cancel')}
            </Button>
            <Flex gap={2}>
              {term && (
                <Button type="button" variant="danger-light" disabled={isWriting} onClick={remove}>
                  {t(isDeleting ? 'glossary.deleteReally' : 'glossary.delete')}
                </Button>
              )}
              <Button type="submit" loading={isWriting}>
                {t('glossary.save')}
              </Button>
            </Flex>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Why the server would not take the words of one language. */
function findProblem(words: readonly string[], t: TFunction): string | undefined {
  const long = words.find((word) => word.length > LONGEST_WORD);
  if (long) return t('glossary.long', { word: `${long.slice(0, 20)}…`, limit: LONGEST_WORD });
  const empty = words.find((word) => !/[\p{L}\p{N}]/u.test(word));
  if (empty) return t('glossary.refused.sign', { word: empty });
  return words.length > MOST_FORMS ? t('glossary.many', { count: words.length, limit: MOST_FORMS }) : undefined;
}
