import type { Fault } from '../fault.ts';

const PLUGIN = 'cms/src/plugins/page-builder';
const plugin = (file: string, test: string) => ({ step: 'unit', package: PLUGIN, files: [file], test }) as const;

const browser = (file: string, test: string): Fault['noticedBy'] => ({ step: 'e2e', files: [file], test });

/** The editor in Strapi's admin. */
export const editorFaults: Fault[] = [
  {
    name: 'A merged block stands one place too far up',
    file: `${PLUGIN}/admin/src/session/merge/merge-order.ts`,
    find: 'result.indexOf(neighbour) + 1',
    replace: 'result.indexOf(neighbour)',
    noticedBy: plugin('admin/src/session/merge/merge-trees.test.ts', 'both sides moved different blocks'),
  },
  {
    name: 'Undo joins an edit with one from before a click elsewhere',
    file: `${PLUGIN}/admin/src/model/history.ts`,
    find: ' &&\n    last.after.selection === session.selection',
    replace: '',
    noticedBy: plugin('admin/src/model/history.test.ts', 'edits of one property within 500 ms'),
  },
  {
    name: 'The unsaved work of one person is offered to another',
    file: `${PLUGIN}/admin/src/session/unsaved/browser-store.ts`,
    find: 'const own = records.filter((record) => record.user === user);',
    replace: 'const own = records;',
    noticedBy: plugin('admin/src/session/unsaved/keep-work.test.ts', 'what was not saved is found again'),
  },
  {
    name: 'A German text drops the value that it should show',
    file: `${PLUGIN}/admin/src/translations/de/frame.ts`,
    find: "'Sprache: {locale}'",
    replace: "'Sprache'",
    noticedBy: plugin('admin/src/translations/texts.test.ts', 'a German text asks for the same values'),
  },
  {
    name: 'A block without a View is found by whoever inserts it',
    file: `${PLUGIN}/admin/src/api/blocks.ts`,
    find: 'checkViews(definitions, loaded.views, name);',
    replace: '',
    noticedBy: plugin('admin/src/api/blocks.test.ts', 'is named when the editor opens'),
  },
  {
    name: 'A check of whole pages is registered and never asked',
    file: 'packages/page-format/src/check/find-problems.ts',
    find: ', ...registry.checks.flatMap(({ check }) => check(current, registry))',
    replace: '',
    noticedBy: {
      step: 'unit',
      package: 'packages/page-format',
      files: ['src/check/find-problems.test.ts'],
      test: 'checks of whole pages find problems',
    },
  },
  {
    name: 'A mend writes over what was changed since',
    file: `${PLUGIN}/admin/src/model/mend.ts`,
    find: ' || !isSameJson(readAt(props, path), mend.was)',
    replace: '',
    noticedBy: plugin('admin/src/model/mend.test.ts', 'nothing is done when the value is another one by now'),
  },
  {
    name: 'Arrow keys pass over every second block of the outline',
    file: `${PLUGIN}/admin/src/editor/outline/tree-keys.ts`,
    find: "case 'ArrowDown':\n      return rows[index + 1];",
    replace: "case 'ArrowDown':\n      return rows[index + 2];",
    noticedBy: {
      step: 'e2e',
      files: ['tests/memory/keyboard.spec.ts'],
      test: 'an editor builds, moves, takes back and saves without a mouse',
    },
  },
  {
    name: 'The canvas draws pages four pixels lower than the site',
    file: `${PLUGIN}/admin/src/editor/canvas/Canvas.tsx`,
    find: 'style="outline:none"></main>',
    replace: 'style="outline:none;padding-top:4px"></main>',
    noticedBy: {
      step: 'e2e',
      files: ['tests/editor/parity.spec.ts'],
      test: 'Text looks the same on the canvas and on the site',
    },
  },
  {
    name: 'A text is stored when it is left, and not while the caret is in it',
    file: `${PLUGIN}/admin/src/editor/writing/keep-written.ts`,
    find: "  editor.on('update', keep);",
    replace: "  editor.on('blur', () => keep({ transaction: editor.state.tr }));",
    noticedBy: browser(
      'tests/editor/write-keeps.spec.ts',
      'a text is in outline, settings, status and browser while the caret is in it',
    ),
  },
  {
    name: 'The window closes over a text that is not saved without a question',
    file: `${PLUGIN}/admin/src/editor/save/use-save.ts`,
    find: 'if (isDirty(saver.getState())) event.preventDefault();',
    replace: '',
    noticedBy: browser('tests/editor/write-keeps.spec.ts', 'asked for before the window closes'),
  },
  {
    name: 'Undo in a text is the browser’s and not the page’s',
    file: `${PLUGIN}/admin/src/editor/writing/write-text.ts`,
    find: "      event.preventDefault();\n      onHistory(letter === 'z' && !shiftKey ? 'undo' : 'redo');\n      return true;",
    replace: '      return false;',
    noticedBy: browser('tests/memory/undo.spec.ts', 'undo takes it back in the steps it was typed in'),
  },
  {
    name: 'What undo brings back is stored, and not shown in the text that is written',
    file: `${PLUGIN}/admin/src/editor/writing/keep-written.ts`,
    find: '  const unsubscribe = store.subscribe(follow);',
    replace: '  const unsubscribe = () => undefined;',
    noticedBy: plugin('admin/src/editor/writing/keep-written.test.ts', 'shows what the page takes back'),
  },
  {
    name: 'Each letter is a step of undo',
    file: `${PLUGIN}/admin/src/editor/writing/keep-written.ts`,
    find: 'change.from > lastChange || change.to < lastChange',
    replace: 'change.from !== change.to || lastChange >= 0',
    noticedBy: plugin('admin/src/editor/writing/keep-written.test.ts', 'as one step until a pause'),
  },
  {
    name: 'Letters typed in two places of a text are one step of undo',
    file: `${PLUGIN}/admin/src/editor/writing/keep-written.ts`,
    find: ' || change.from > lastChange || change.to < lastChange',
    replace: '',
    noticedBy: plugin('admin/src/editor/writing/keep-written.test.ts', 'typed elsewhere in it is a step of its own'),
  },
  {
    name: 'What the schema does not know is dropped from a text that is written',
    file: `${PLUGIN}/admin/src/editor/writing/keep-written.ts`,
    find: "if (!read || 'unknown' in read) onGone();",
    replace: "if (!read) onGone();\n    else if ('unknown' in read) return;",
    noticedBy: plugin('admin/src/editor/writing/keep-written.test.ts', 'is let go as it is'),
  },
  {
    name: 'Joining a formatted text to a plain one drops its formatting',
    file: `${PLUGIN}/admin/src/model/join-texts.ts`,
    find: 'if (marks.length > 0 || (',
    replace: 'if ((',
    noticedBy: plugin('admin/src/model/join-texts.test.ts', 'only when it is nothing but words'),
  },
  {
    name: 'Two texts are joined to one that the field does not take',
    file: `${PLUGIN}/admin/src/model/join-texts.ts`,
    find: "return 'too-long';",
    replace: 'return { prop, value: before, rest: undefined };',
    noticedBy: plugin('admin/src/model/join-texts.test.ts', 'would be cut off'),
  },
  {
    name: 'The status says “Saved” of what the server does not have',
    file: `${PLUGIN}/admin/src/session/saving/save-machine.ts`,
    find: "return isDirty(state) ? 'onDevice' : 'saved';",
    replace: "return state.trouble ? 'onDevice' : 'saved';",
    noticedBy: plugin('admin/src/session/saving/save-machine.test.ts', 'is said only when the server has every edit'),
  },
  {
    name: 'What was typed while a save was under way counts as saved',
    file: `${PLUGIN}/admin/src/session/saving/save-machine.ts`,
    find: 'saved: event.isAll ? state.edits : sending.edits,',
    replace: 'saved: state.edits,',
    noticedBy: plugin('admin/src/session/saving/save-machine.test.ts', 'an edit while a save is under way'),
  },
  {
    name: 'Escape drops what was typed',
    file: `${PLUGIN}/admin/src/editor/writing/write-text.ts`,
    find: "if (key === 'Escape') return { how: 'kept' };",
    replace: "if (key === 'Escape') {\n      onHistory('undo');\n      return { how: 'kept' };\n    }",
    noticedBy: browser('tests/memory/undo.spec.ts', 'Escape ends writing and keeps the text'),
  },
  {
    name: 'A key that an input method composes with divides the text',
    file: `${PLUGIN}/admin/src/editor/writing/write-text.ts`,
    find: 'if (isComposing(event)) return false;',
    replace: '',
    noticedBy: {
      step: 'e2e',
      files: ['tests/memory/write-keys.spec.ts'],
      test: 'letters that an input method composes are kept',
    },
  },
  {
    name: 'A limit cuts half a character off',
    file: 'packages/page-format/src/text/characters.ts',
    find: 'if (count > limit) return text.slice(0, index);',
    replace: 'if (count > limit) return text.slice(0, limit);',
    noticedBy: {
      step: 'unit',
      package: 'packages/page-format',
      files: ['src/text/characters.test.ts'],
      test: 'never half a character',
    },
  },
];
