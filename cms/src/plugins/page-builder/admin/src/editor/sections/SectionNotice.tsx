import { SECTION_TYPE } from 'page-format';
import { useServer } from '../../host/editor-host.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { UsesButton } from '../../uses/UsesButton.tsx';
import { useUses } from '../../uses/use-uses.ts';
import { Notice } from '../messages/Notice.tsx';

interface SectionNoticeProps {
  documentId: string;
  /** True once it was saved since the editor was opened. */
  wasSaved: boolean;
}

/** While a section is edited: on how many pages it stands, before it is saved and after. */
export function SectionNotice({ documentId, wasSaved }: SectionNoticeProps) {
  const { t } = useTranslation();
  const target = { type: SECTION_TYPE, documentId };
  const { meta } = useUses(useServer().get, target, 1);
  const count = meta ? meta.total + meta.hidden : 0;
  if (count === 0) return null;
  return (
    <Notice
      tone={wasSaved ? 'success' : 'warning'}
      text={t(wasSaved ? 'synced.savedOn' : 'synced.showsOn', { count })}
      action={<UsesButton target={target} />}
    />
  );
}
