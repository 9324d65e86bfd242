import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { isOfferedOn, type PageTemplate } from '../../api/templates.ts';
import { PlainButton } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { selectBlocks } from '../../model/selection.ts';
import { ROOT } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useTextFill } from '../canvas/use-text-fill.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useEntryPlace } from '../entry-context.ts';
import { Thumbnail } from '../thumbnails/Thumbnail.tsx';
import type { ReadyLook } from '../thumbnails/use-picture.ts';

interface TemplatesProps {
  templates: readonly PageTemplate[];
  onClose(): void;
}

/** Pages to start from, for a page that is empty. Loaded when it is shown. */
export function Templates({ templates, onClose }: TemplatesProps) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  const { commands } = useCommands();
  const store = useEditorStore();
  const place = useEntryPlace();
  const fill = useTextFill(place);
  const look = useMemo(() => ({ fill }), [fill]);

  const use = ({ name, build }: PageTemplate) => {
    const { roots } = store.getSession().tree;
    onClose();
    // After what is there already: a template never takes anything away.
    const outcome = store.insertBlocks(build(store.registry, place), { ...ROOT, index: roots.length });
    // All of them selected, the canvas would show the last.
    if ('ids' in outcome) store.select(selectBlocks(outcome.ids.slice(0, 1)));
    commands.announce(t('templates.used', { name: formatMessage(name) }));
  };

  return (
    <Sheet label={t('command.templates')} onClose={onClose}>
      <Head>
        <h2>{t('command.templates')}</h2>
        <p>{t('templates.about', { locale: place.locale })}</p>
      </Head>
      <Cards>
        {templates.filter(isOfferedOn(place)).map((template) => (
          <TemplateCard key={template.id} template={template} look={look} onUse={use} />
        ))}
      </Cards>
      <Foot>
        <PlainButton type="button" onClick={onClose}>
          {t('templates.empty')}
        </PlainButton>
      </Foot>
    </Sheet>
  );
}

interface TemplateCardProps {
  template: PageTemplate;
  look: ReadyLook;
  onUse(template: PageTemplate): void;
}

/** A template: its picture, and what it is for. */
function TemplateCard({ template, look, onUse }: TemplateCardProps) {
  const { formatMessage } = useIntl();
  const { registry } = useEditorStore();
  const place = useEntryPlace();
  const getBlocks = useCallback(() => template.build(registry, place), [template, registry, place]);
  return (
    <Card>
      <Thumbnail getBlocks={getBlocks} look={look} />
      <button type="button" onClick={() => onUse(template)}>
        <strong>{formatMessage(template.name)}</strong>
        <span>{formatMessage(template.description)}</span>
      </button>
    </Card>
  );
}

const Head = styled.div`
  padding: 18px 20px 10px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }

  p {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: 12px;
  overflow: auto;
  padding: 6px 20px;
`;

/** A frame cannot stand in a button, so the button lies over its picture. */
const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  overflow: clip;
  background: ${({ theme }) => theme.colors.neutral0};

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary500};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  /* Of a page more is to be seen than its first section. */
  [data-thumbnail] {
    aspect-ratio: 1;
  }

  button {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 2px;
    padding: 8px 8px 10px;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.2rem;
    text-align: start;
    cursor: pointer;
  }

  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  button:focus-visible {
    outline: none;
  }

  button > span {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.1rem;
    line-height: 1.35;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: end;
  padding: 12px 20px 16px;
`;
