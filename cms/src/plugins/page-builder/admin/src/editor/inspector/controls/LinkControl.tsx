import {
  LINK_KINDS,
  type LinkKind,
  type PageReference,
  type TypedLinkKind,
  typedLinkKind,
  typedLinkText,
  writeTypedLink,
} from 'page-format';
import type { LinkField, LinkValue } from 'page-format/fields';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { getLinkTarget, type LinkTarget } from '../../../api/link-target.ts';
import { Input, PlainButton, Quiet, Select } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { AnchorList } from '../../pickers/AnchorList.tsx';
import { ChosenEntry } from '../../pickers/ChosenEntry.tsx';
import { EntryPicker } from '../../pickers/EntryPicker.tsx';
import { useOwnAnchors, usePageAnchors } from '../../pickers/use-anchors.ts';
import { accessibility, type ControlProps, type Markers } from '../control-props.ts';
import { MediaControl } from './MediaControl.tsx';

type LinkControlProps = ControlProps<LinkField, LinkValue>;

/** A link, by what it leads to. What stands there stays until something else was given. */
export function LinkControl({ field, value, onChange, ...markers }: LinkControlProps) {
  const { t } = useTranslation();
  // What is typed may read like another kind half-way; the kind that was chosen stays.
  const [chosen, setChosen] = useState<LinkKind | undefined>();
  const kind = chosen ?? kindOf(value);
  const target = getLinkTarget();

  return (
    <>
      <KindSelect
        data-kind
        aria-label={t('link.kind')}
        value={kind}
        onChange={(event) => setChosen(event.target.value as LinkKind)}
      >
        {LINK_KINDS.filter((entry) => entry !== 'page' || target || kind === 'page').map((entry) => (
          <option key={entry} value={entry}>
            {t(`link.kind.${entry}`)}
          </option>
        ))}
      </KindSelect>
      {kind === 'page' && target && <PageLink target={target} value={value} onChange={onChange} />}
      {kind === 'file' && (
        <MediaControl
          {...markers}
          field={field.file}
          value={typeof value === 'object' && value.$ref === 'media' ? value : null}
          onChange={(file) => onChange(file ?? '')}
        />
      )}
      {kind !== 'page' && kind !== 'file' && (
        <TypedLink
          {...markers}
          kind={kind}
          value={value}
          onChange={(address) => {
            setChosen(kind);
            onChange(address);
          }}
        />
      )}
      {kindOf(value) !== kind && isGiven(value) && (
        <Quiet>{t('link.still', { kind: t(`link.kind.${kindOf(value)}`) })}</Quiet>
      )}
    </>
  );
}

function kindOf(value: LinkValue): LinkKind {
  if (typeof value === 'string') return typedLinkKind(value);
  return value.$ref === 'media' ? 'file' : 'page';
}

function isGiven(value: LinkValue): boolean {
  return typeof value !== 'string' || value.trim() !== '';
}

interface TypedLinkProps extends Markers {
  kind: TypedLinkKind;
  value: LinkValue;
  onChange(address: string): void;
}

/**
 * Keyboards of touch screens. The inputs stay plain text: the browser's own check of e-mail addresses would take spaces
 * away while they are typed.
 */
const KEYBOARDS = { address: 'url', anchor: 'text', email: 'email', phone: 'tel' } as const;

function TypedLink({ kind, value, onChange, ...markers }: TypedLinkProps) {
  const { t } = useTranslation();
  const stored = typeof value === 'string' ? value : '';
  // Typed text keeps the spaces that the address does without, until the address changes by other means.
  const [typed, setTyped] = useState({ text: '', address: '' });
  const fits = kind === 'address' || typedLinkKind(stored) === kind;
  const known = kind === 'address' ? stored : typedLinkText(stored);
  const shown = typed.address === stored && typed.text !== '' ? typed.text : fits ? known : '';
  const listId = useId();

  return (
    <>
      <Input
        {...accessibility(markers)}
        type="text"
        inputMode={KEYBOARDS[kind]}
        aria-label={t(`link.${kind}`)}
        placeholder={t(`link.placeholder.${kind}`)}
        list={kind === 'anchor' ? listId : undefined}
        maxLength={2000}
        value={shown}
        onChange={(event) => {
          const text = event.target.value;
          const address = kind === 'address' ? text : writeTypedLink(kind, text);
          setTyped({ text, address });
          onChange(address);
        }}
      />
      {kind === 'anchor' && <OwnAnchors id={listId} />}
    </>
  );
}

function OwnAnchors({ id }: { id: string }) {
  const { t } = useTranslation();
  const anchors = useOwnAnchors();
  return (
    <>
      <AnchorList id={id} anchors={anchors} />
      {anchors.length === 0 && <Quiet>{t('link.noAnchors')}</Quiet>}
    </>
  );
}

function PageLink({ target, value, onChange }: Pick<LinkControlProps, 'value' | 'onChange'> & { target: LinkTarget }) {
  const { contentType, titleField } = target;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const page = typeof value === 'object' && value.$ref === contentType ? value : undefined;
  const { anchors, problem } = usePageAnchors(page?.documentId);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <>
      <Row>
        {page && <ChosenEntry reference={page} titleField={titleField} />}
        <PlainButton ref={opener} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {page ? t('reference.change') : t('link.choose')}
        </PlainButton>
        {page && (
          <PlainButton type="button" onClick={() => onChange('')}>
            {t('common.remove')}
          </PlainButton>
        )}
      </Row>
      {isOpen && (
        <EntryPicker
          contentType={contentType}
          titleField={titleField}
          onClose={close}
          onPick={({ documentId, [titleField]: title }) => {
            const chosen: PageReference = { $ref: contentType, documentId, hash: '' };
            onChange(typeof title === 'string' ? { ...chosen, snapshot: { title } } : chosen);
            close();
          }}
        />
      )}
      {page && (
        <>
          <Input
            type="text"
            aria-label={t('link.hash')}
            placeholder={t('link.hash')}
            list={listId}
            maxLength={64}
            value={page.hash}
            onChange={(event) => onChange({ ...page, hash: event.target.value.replace(/^#/, '') })}
          />
          <AnchorList id={listId} anchors={anchors} />
          {problem && <Quiet role="status">{problem}</Quiet>}
        </>
      )}
    </>
  );
}

const KindSelect = styled(Select)`
  margin-block-end: 6px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding-block-end: 4px;

  > p {
    flex-basis: 100%;
  }
`;
