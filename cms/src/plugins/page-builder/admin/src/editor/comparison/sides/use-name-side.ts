import { useIntl } from 'react-intl';
import { useTranslation } from '../../../text/use-translation.ts';
import type { VersionList } from '../../versions/use-versions.ts';
import { useWhen } from '../../versions/use-when.ts';
import { languageOf, type Side, versionOf } from './sides.ts';

/** What a page that is compared is called. */
export function useNameSide({ versions }: Pick<VersionList, 'versions'>): (side: Side) => string {
  const { t } = useTranslation();
  const { formatDisplayName } = useIntl();
  const when = useWhen();
  return (side) => {
    const language = languageOf(side);
    if (language !== undefined) {
      const name = formatDisplayName(language, { type: 'language' }) ?? language;
      return t('comparison.language', { language: name, locale: language });
    }
    const version = versions.find(({ id }) => id === versionOf(side));
    if (version) {
      const words = [when(version.savedAt), t(`versions.kind.${version.kind}`), version.name ?? ''];
      return words.filter(Boolean).join(' · ');
    }
    return t(side === 'published' ? 'comparison.published' : 'comparison.now');
  };
}
