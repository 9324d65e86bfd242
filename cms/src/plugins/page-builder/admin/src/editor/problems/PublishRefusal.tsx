import { Notice, PlainButton } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** Says why a page with errors was not published, and leads to them. Gone once they are mended. */
export function PublishRefusal({ errors, onShow }: { errors: number; onShow(): void }) {
  const { t } = useTranslation();
  return (
    <Notice $tone="danger" role="alert">
      <p>
        <strong>{t('publish.failed')}</strong> {t('publish.errors', { count: errors })}
      </p>
      <PlainButton type="button" onClick={onShow}>
        {t('command.problems')}
      </PlainButton>
    </Notice>
  );
}
