import { type FormEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { RECIPIENT_LENGTH } from '../../../../shared/share-links.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Input, PrimaryButton, Quiet } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import type { Entry } from '../../session/entry.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { writeShortcut } from '../../text/write-shortcut.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';
import { ShareLinkRow } from './ShareLinkRow.tsx';
import { useShareLinks } from './use-share-links.ts';

interface ShareSheetProps {
  /** Name of the field in the entry's form. */
  name: string;
  entry: Entry;
  /** True while there are changes that the server does not have. */
  isModified: boolean;
  onClose(): void;
}

const DURATIONS = [
  { days: 1, label: 'share.day' },
  { days: 7, label: 'share.week' },
  { days: 30, label: 'share.month' },
] as const;

/** Makes links to the draft for people without a login, and shows who opened those that there are. */
export function ShareSheet({ name, entry, isModified, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const isStored = entry.documentId !== undefined && entry.isStored;
  return (
    <Sheet label={t('share.title')} wide onClose={onClose}>
      <SheetTitle>{t('share.title')}</SheetTitle>
      <SheetIntro>{t('share.intro')}</SheetIntro>
      {isStored && isModified && <Note role="status">{t('share.unsaved')}</Note>}
      {isStored ? (
        <Links name={name} entry={entry} />
      ) : (
        <SheetBody>
          <Quiet>{t('share.notSaved')}</Quiet>
        </SheetBody>
      )}
      <SheetFoot>
        <ActionButton onClick={onClose}>{t('common.close')}</ActionButton>
      </SheetFoot>
    </Sheet>
  );
}

function Links({ name, entry }: Pick<ShareSheetProps, 'name' | 'entry'>) {
  const { t } = useTranslation();
  const listId = useId();
  const { links, isConfigured, error, retry, create, revoke } = useShareLinks(entry, name);
  return (
    <SheetBody>
      {links && !isConfigured && <Quiet role="alert">{t('share.notConfigured')}</Quiet>}
      {links && isConfigured && <NewLink create={create} />}
      <ListTitle id={listId}>{t('share.links')}</ListTitle>
      <div aria-live="polite">
        {!links && error === undefined && <Quiet>{t('share.loading')}</Quiet>}
        {links?.length === 0 && <Quiet>{t('share.none')}</Quiet>}
        {error !== undefined && (
          <>
            <Quiet role="alert">{t('common.failed', { message: describeFailure(error, t) })}</Quiet>
            <ActionButton onClick={retry}>{t('common.retry')}</ActionButton>
          </>
        )}
      </div>
      <List aria-labelledby={listId}>
        {links?.map((link) => (
          <ShareLinkRow key={link.id} link={link} onRevoke={() => revoke(link.id)} />
        ))}
      </List>
    </SheetBody>
  );
}

/** The form for a new link, and the address of the one that was just made. */
function NewLink({ create }: { create(days: number, recipient: string): Promise<string> }) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const group = useId();
  const recipientId = useId();
  const [days, setDays] = useState<number>(7);
  const [recipient, setRecipient] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState('');
  const [address, setAddress] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    setFailure('');
    try {
      setAddress(await create(days, recipient.trim()));
      setRecipient('');
      commands.announce(t('share.created'));
    } catch (error) {
      setFailure(t('common.failed', { message: describeFailure(error, t) }));
    }
    setWaiting(false);
  };

  return (
    <>
      <Form onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{t('share.duration')}</legend>
          {DURATIONS.map(({ days: value, label }) => (
            <label key={value}>
              <input type="radio" name={group} value={value} checked={days === value} onChange={() => setDays(value)} />
              {t(label)}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor={recipientId}>{t('share.recipient')}</label>
          <Input
            id={recipientId}
            value={recipient}
            maxLength={RECIPIENT_LENGTH}
            onChange={(event) => setRecipient(event.target.value)}
          />
        </div>
        <PrimaryButton type="submit" aria-disabled={isWaiting || undefined}>
          {t('share.create')}
        </PrimaryButton>
      </Form>
      {failure && <Quiet role="alert">{failure}</Quiet>}
      {address && <Address key={address} address={address} />}
    </>
  );
}

/** The address of a new link. It has the focus, because it is there this once. */
function Address({ address }: { address: string }) {
  const { t } = useTranslation();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | undefined>();
  const copy = async () => {
    const written = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (!written) {
      input.current?.focus();
      input.current?.select();
    }
    setCopied(written ? 'yes' : 'no');
  };
  return (
    <Made>
      <label htmlFor={inputId}>{t('share.address')}</label>
      <div>
        <Input ref={input} id={inputId} readOnly autoFocus value={address} onFocus={(event) => event.target.select()} />
        <ActionButton onClick={() => void copy()}>{t('toolbar.copy')}</ActionButton>
      </div>
      <Quiet role="status">
        {copied === 'yes' && t('common.copied')}
        {copied === 'no' && t('share.notCopied', { keys: writeShortcut('Mod+C', t) })}
        {copied === undefined && t('share.once')}
      </Quiet>
    </Made>
  );
}

const Note = styled.p`
  margin: 0 18px 12px;
  padding: 8px 12px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  margin-block-end: 12px;

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    padding: 0;
    border: 0;
  }

  legend,
  div > label {
    display: block;
    margin-block-end: 4px;
    font-size: 1.2rem;
    font-weight: 600;
  }

  fieldset label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 32px;
    cursor: pointer;
  }

  > div {
    flex: 1 1 200px;
  }
`;

const Made = styled.div`
  margin-block-end: 16px;
  padding: 12px;
  border: 1px solid ${({ theme }) => theme.colors.success200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.success100};

  > label {
    font-size: 1.2rem;
    font-weight: 600;
  }

  > div {
    display: flex;
    gap: 8px;
    margin-block: 4px;
  }

  > div > button {
    flex: none;
  }

  > p {
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;

const ListTitle = styled.h3`
  font-size: 1.3rem;
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin-block-start: 8px;
`;
