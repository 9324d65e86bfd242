import { templateSets } from '../../api/templates.ts';
import { ROOT } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { useEditedPage } from '../entry-context.ts';
import { BeginFrom } from '../languages/BeginFrom.tsx';
import { onScreen } from './on-screen.ts';

const LOOK = {
  maxInlineSize: '100%',
  minBlockSize: onScreen(40),
  padding: `${onScreen(8)} ${onScreen(12)}`,
  border: `${onScreen(1)} solid #dcdce4`,
  borderRadius: onScreen(6),
  background: '#fff',
  color: '#32324d',
  font: `600 ${onScreen(14)}/1.4 system-ui, sans-serif`,
  cursor: 'pointer',
} as const;

/** The ways to begin an empty page: with a template, a block, or what the entry has in another language. */
export function Beginnings() {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { launch } = useLauncher();
  const page = useEditedPage();
  const hasTemplates = templateSets.list().length > 0;
  const writes = [...useEditorStore().registry.values()].some(({ prose }) => prose?.paragraph === true);
  return (
    <>
      <p style={{ margin: 0 }}>{t('canvas.empty', { templates: hasTemplates, writes })}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: onScreen(10), justifyContent: 'center' }}>
        {hasTemplates && (
          <button
            type="button"
            data-canvas-control
            style={{ ...LOOK, borderColor: '#4945ff', background: '#4945ff', color: '#fff' }}
            onClick={() => launch('templates')}
          >
            {t('templates.invite')}
          </button>
        )}
        <button
          type="button"
          data-canvas-control
          aria-label={t('canvas.addTo', { area: t('outline.page') })}
          style={LOOK}
          onClick={() => {
            commands.selectArea(ROOT);
            launch('inserter');
          }}
        >
          + {t('canvas.add')}
        </button>
        {page?.entry.documentId && <BeginFrom page={page} look={LOOK} />}
      </div>
    </>
  );
}
