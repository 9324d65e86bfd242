import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';

interface SlugOfferProps {
  /** The address that is suggested, if there is one. */
  slug: string | undefined;
  /** Of the text that it is for. */
  name: string;
  onTake(slug: string): void;
}

/** Offers the address that a translated title suggests. */
export function SlugOffer({ slug, name, onTake }: SlugOfferProps) {
  const { t } = useTranslation();
  if (slug === undefined) return null;
  return (
    <Whole aria-label={t('translation.slugNamed', { slug, text: name })} onClick={() => onTake(slug)}>
      {t('translation.slug', { slug })}
    </Whole>
  );
}

/** An address may be longer than the panel is wide. */
const Whole = styled(ActionButton)`
  min-inline-size: 0;
  white-space: normal;
  overflow-wrap: anywhere;
`;
