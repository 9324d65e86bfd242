import { PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Notice } from '../messages/Notice.tsx';

/** Says why a page with errors was not published, and leads to them. Gone once they are mended. */
export function PublishRefusal({ errors, onShow }: { errors: number; onShow(): void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="danger"
      text={`${t('publish.failed')} ${t('publish.errors', { count: errors })}`}
      action={
        <PlainButton type="button" onClick={onShow}>
          {t('command.problems')}
        </PlainButton>
      }
    />
  );
}
