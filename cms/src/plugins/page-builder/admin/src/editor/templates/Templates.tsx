import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { PageTemplate } from '../../api/templates.ts';
import { PlainButton } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { ROOT } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useEntryLocale } from '../entry-context.ts';

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
  const locale = useEntryLocale();

  const use = ({ name, build }: PageTemplate) => {
    const { roots } = store.getSession().tree;
    onClose();
    // After what is there already: a template never takes anything away.
    store.insertBlocks(build(store.registry, locale), { ...ROOT, index: roots.length });
    commands.announce(t('templates.used', { name: formatMessage(name) }));
  };

  return (
    <Sheet label={t('templates.title')} onClose={onClose}>
      <Head>
        <h2>{t('templates.title')}</h2>
        <p>{t('templates.about', { locale })}</p>
      </Head>
      <Cards>
        {templates.map((template) => (
          <Card key={template.id} type="button" onClick={() => use(template)}>
            {template.drawSketch?.(template.build(store.registry, locale))}
            <strong>{formatMessage(template.name)}</strong>
            <span>{formatMessage(template.description)}</span>
          </Card>
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
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  overflow: auto;
  padding: 6px 20px;
`;

const Card = styled.button`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 8px 8px 10px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary500};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  span {
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
