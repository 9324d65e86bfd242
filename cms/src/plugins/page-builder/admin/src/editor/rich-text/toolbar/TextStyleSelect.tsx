import { type Editor, useEditorState } from '@tiptap/react';
import { Select } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { writeShortcut } from '../../../text/write-shortcut.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Languages that code can be marked with; what a text has already is offered too. */
const CODE_LANGUAGES = ['bash', 'css', 'html', 'javascript', 'json', 'php', 'python', 'sql', 'typescript', 'yaml'];

/** Paragraph or heading, and in a code block the language. Changing one keeps the focus here, for the next arrow key. */
export function TextStyleSelect({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const { level, isCode, language } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: LEVELS.find((candidate) => current.isActive('heading', { level: candidate })),
      isCode: current.isActive('codeBlock'),
      language: (current.getAttributes('codeBlock').language as string | null) ?? '',
    }),
  });

  if (isCode) {
    const languages = CODE_LANGUAGES.includes(language) || !language ? CODE_LANGUAGES : [...CODE_LANGUAGES, language];
    return (
      <Select
        aria-label={t('richText.codeLanguage')}
        value={language}
        onChange={(event) => editor.commands.updateAttributes('codeBlock', { language: event.target.value || null })}
      >
        <option value="">{t('richText.plainCode')}</option>
        {languages.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    );
  }
  return (
    <Select
      aria-label={t('richText.textStyle')}
      title={`${t('richText.textStyle')} (${writeShortcut('Mod+Alt+0', t)} … 6)`}
      value={level ?? ''}
      onChange={({ target }) => {
        const chosen = LEVELS.find((candidate) => String(candidate) === target.value);
        if (chosen) editor.commands.setHeading({ level: chosen });
        else editor.commands.setParagraph();
      }}
    >
      <option value="">{t('richText.paragraph')}</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {t('richText.heading', { level: each })}
        </option>
      ))}
    </Select>
  );
}
