import { Select } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import type { VersionList } from '../../versions/use-versions.ts';
import type { Side, Which } from './sides.ts';
import { useNameSide } from './use-name-side.ts';
import type { OfferedSides } from './use-offered-sides.ts';

interface SideChoiceProps {
  which: Which;
  side: Side;
  offered: OfferedSides;
  list: VersionList;
  onChange(side: Side): void;
}

const OLDER = 'older';

/** Which page stands at a side. What is edited stands at the second one: brought back is from the first to it. */
export function SideChoice({ which, side, offered, list, onChange }: SideChoiceProps) {
  const { t } = useTranslation();
  const nameSide = useNameSide(list);
  const option = (value: Side) => (
    <option key={value} value={value}>
      {nameSide(value)}
    </option>
  );
  const pages: Side[] = [
    ...(which === 'after' ? (['now'] as const) : []),
    ...(offered.isPublishable ? (['published'] as const) : []),
  ];
  return (
    <Select
      aria-label={t(`comparison.${which}`)}
      value={side}
      onChange={({ target: { value } }) => {
        if (value === OLDER) list.loadMore();
        else onChange(value as Side);
      }}
    >
      {pages.length > 0 && <optgroup label={t('comparison.pages')}>{pages.map(option)}</optgroup>}
      {offered.languages.length > 0 && (
        <optgroup label={t('comparison.languages')}>
          {offered.languages.map((language) => option(`language:${language}`))}
        </optgroup>
      )}
      {list.versions.length > 0 && (
        <optgroup label={t('comparison.versions')}>
          {list.versions.map(({ id }) => option(`version:${id}`))}
          {list.hasMore && !list.isLoading && <option value={OLDER}>{t('versions.older')}…</option>}
        </optgroup>
      )}
    </Select>
  );
}
