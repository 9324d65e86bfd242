import { isAllowedLink, type PageReference } from 'page-format';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { getLinkTarget } from '../../../api/link-target.ts';
import { Input, PlainButton, Quiet } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { useEntryLocale } from '../../entry-context.ts';
import { FileDialog } from '../../files/FileDialog.tsx';
import { type ListedOption, OptionList } from '../../pickers/OptionList.tsx';
import { findSource } from '../../pickers/sources.ts';
import { useOwnAnchors } from '../../pickers/use-anchors.ts';
import { useEntrySearch } from '../../pickers/use-entry-search.ts';
import { readAddress } from '../dialogs/complete-address.ts';
import { ConfirmButtons, Line, Refusal } from '../dialogs/SmallDialog.tsx';
import { linkToAddress, linkToFile, linkToPage, targetOf } from '../schema/link-mark.ts';
import type { LinkChoice, LinkViewProps } from './LinkPopover.tsx';

interface LinkSearchProps extends LinkViewProps {
  /** What every link has, such as the choice of the tab. */
  children: ReactNode;
}

interface LinkOption extends LinkChoice, ListedOption {
  name: string;
  /** True for what was found by the server, and may answer what was typed before. */
  isLate: boolean;
}

/**
 * Where a link may lead, by what is typed: pages by words of their title, an address as it is, the anchors of this page
 * after `#`, and a file of the media library. The focus stays in the search box: arrow keys go through the list, Enter
 * takes a choice (the ARIA pattern of a combobox), and takes the link away when nothing is typed any more.
 */
export function LinkSearch({ current, isNewTab, onLink, onUnlink, onCancel, children }: LinkSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(targetOf(current) ? '' : (current.href ?? ''));
  // Until something is typed or pointed at, Enter is no choice of whatever stands first.
  const [active, setActive] = useState(typed === '' ? -1 : 0);
  const [isRefused, setRefused] = useState(false);
  const { options, isLoading, problem } = useLinkOptions(typed, isNewTab);
  const index = Math.min(active, options.length - 1);
  const hasList = options.length > 0;

  const choose = ({ attributes, name, isLate }: LinkOption) => {
    if (isLate && isLoading) return;
    if (isAllowedLink(attributes.href)) onLink({ attributes, name });
    else setRefused(true);
  };
  const confirm = () => {
    const option = options[index];
    if (option) choose(option);
    else if (typed.trim() === '') onUnlink?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = options.length;
    if (event.key === 'ArrowDown' && hasList) setActive((index + 1) % count);
    else if (event.key === 'ArrowUp' && hasList) setActive((Math.max(index, 0) - 1 + count) % count);
    else if (event.key === 'Enter') confirm();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Line>
        {t('richText.linkUrl')}
        <Input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={hasList}
          aria-autocomplete="list"
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={index >= 0 ? `${id}-${index}` : undefined}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          placeholder={t('richText.linkSearch')}
          maxLength={2000}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(event.target.value.trim() === '' ? -1 : 0);
            setRefused(false);
          }}
          onKeyDown={onKeyDown}
        />
      </Line>
      <Found>
        {hasList && (
          <OptionList
            id={id}
            label={t('richText.linkTargets')}
            isBusy={isLoading}
            options={options}
            active={index}
            onChoose={choose}
          />
        )}
        <SearchStatus {...{ id, isLoading, hasList, problem, isRefused }} />
      </Found>
      {children}
      <ConfirmButtons onCancel={onCancel} onConfirm={confirm}>
        <FileLinkButton isNewTab={isNewTab} onLink={onLink} />
        {onUnlink && (
          <PlainButton type="button" onClick={onUnlink}>
            {t('richText.removeLink')}
          </PlainButton>
        )}
      </ConfirmButtons>
    </>
  );
}

interface SearchStatusProps {
  id: string;
  isLoading: boolean;
  hasList: boolean;
  problem: string;
  isRefused: boolean;
}

function SearchStatus({ id, isLoading, hasList, problem, isRefused }: SearchStatusProps) {
  const { t } = useTranslation();
  return (
    <>
      <Quiet role="status">
        {isLoading && !hasList && t('reference.loading')}
        {!isLoading && !problem && !hasList && t('richText.linkNothing')}
      </Quiet>
      {problem && <Refusal role="alert">{t('reference.failed', { message: problem })}</Refusal>}
      {isRefused && (
        <Refusal id={`${id}-refused`} role="alert">
          {t('richText.linkRefused')}
        </Refusal>
      )}
    </>
  );
}

/** Links to a file of the media library. */
function FileLinkButton({ isNewTab, onLink }: Pick<LinkSearchProps, 'isNewTab' | 'onLink'>) {
  const { t } = useTranslation();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <FileButton ref={button} type="button" onClick={() => setChoosing(true)}>
        {t('files.title.file')}
      </FileButton>
      {isChoosing && (
        <FileDialog
          kind="file"
          onChoose={(file) => onLink({ attributes: linkToFile(file, isNewTab), name: file.name })}
          // Strapi's own dialog lies outside of the tools of the text, whose writing would end.
          onOpenLibrary={undefined}
          onClose={() => {
            setChoosing(false);
            setTimeout(() => button.current?.focus());
          }}
        />
      )}
    </>
  );
}

/** What fits what is typed: the address, anchors of this page, and pages, in this order. */
function useLinkOptions(typed: string, isNewTab: boolean) {
  const { t, translate } = useTranslation();
  const locale = useEntryLocale();
  const target = getLinkTarget();
  const { contentType, titleField = '' } = target ?? {};
  const address = readAddress(typed);
  // What reads as an address is no title of a page.
  const searched = address === undefined ? contentType : undefined;
  const { entries, isLoading, problem } = useEntrySearch(searched, titleField, {
    query: typed,
    locale,
    filter: undefined,
  });
  const ownAnchors = useOwnAnchors();

  const options: LinkOption[] = [];
  const addAddress = (href: string, detail: string) =>
    options.push({ key: href, name: href, detail, attributes: linkToAddress(href, isNewTab), isLate: false });
  const anchors = address?.startsWith('#') ? ownAnchors.filter(({ name }) => `#${name}`.startsWith(address)) : [];
  if (address !== undefined && !anchors.some(({ name }) => `#${name}` === address))
    addAddress(address, t('link.address'));
  for (const { name, block } of anchors) addAddress(`#${name}`, translate(block));
  for (const entry of contentType ? entries : []) {
    const { documentId, [titleField]: title } = entry;
    options.push({
      key: documentId,
      name: String(title || t('reference.unnamed', { documentId })),
      detail: findSource(contentType ?? '').detail?.(entry) ?? '',
      attributes: linkToPage({ $ref: contentType as PageReference['$ref'], documentId, hash: '' }, isNewTab),
      isLate: true,
    });
  }
  return { options, isLoading, problem };
}

const FileButton = styled(PlainButton)`
  margin-inline-end: auto;
`;

/** Of one height, so that the popover stays where it is while something is searched. */
const Found = styled.div`
  block-size: 168px;
  margin-block: 8px;
  overflow: auto;
  border-block: 1px solid ${({ theme }) => theme.colors.neutral150};
  padding-block: 4px;
`;
