import {
  Bold,
  BulletList,
  GridNine,
  HeadingFour,
  HeadingOne,
  HeadingThree,
  HeadingTwo,
  Italic,
  Link,
  NumberList,
  Paragraph,
  Quotes,
  StrikeThrough,
} from '@strapi/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/use-text.ts';
import { IconButton } from '../chrome/IconButton.tsx';
import { LinkForm } from './LinkForm.tsx';

const HEADINGS: readonly { level: 1 | 2 | 3 | 4; icon: ReactNode }[] = [
  { level: 1, icon: <HeadingOne /> },
  { level: 2, icon: <HeadingTwo /> },
  { level: 3, icon: <HeadingThree /> },
  { level: 4, icon: <HeadingFour /> },
];

/** The buttons over the text. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { say } = useText();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      strike: current.isActive('strike'),
      link: current.isActive('link'),
      paragraph: current.isActive('paragraph'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      heading: HEADINGS.find(({ level }) => current.isActive('heading', { level }))?.level,
    }),
  });
  const chain = () => editor.chain().focus();

  return (
    <>
      {/* Pressing a button leaves the focus in the text, so that what is typed next is not lost. */}
      <Toolbar role="toolbar" aria-label={say('richText.toolbar')} onMouseDown={(event) => event.preventDefault()}>
        <IconButton
          label={say('richText.bold')}
          icon={<Bold />}
          aria-pressed={active.bold}
          onClick={() => chain().toggleBold().run()}
        />
        <IconButton
          label={say('richText.italic')}
          icon={<Italic />}
          aria-pressed={active.italic}
          onClick={() => chain().toggleItalic().run()}
        />
        <IconButton
          label={say('richText.strike')}
          icon={<StrikeThrough />}
          aria-pressed={active.strike}
          onClick={() => chain().toggleStrike().run()}
        />
        <IconButton
          label={say('richText.link')}
          icon={<Link />}
          aria-pressed={active.link}
          aria-expanded={isLinkOpen}
          onClick={() => setLinkOpen(!isLinkOpen)}
        />
        <IconButton
          label={say('richText.paragraph')}
          icon={<Paragraph />}
          aria-pressed={active.paragraph}
          onClick={() => chain().setParagraph().run()}
        />
        {HEADINGS.map(({ level, icon }) => (
          <IconButton
            key={level}
            label={say('richText.heading', { level })}
            icon={icon}
            aria-pressed={active.heading === level}
            onClick={() => chain().toggleHeading({ level }).run()}
          />
        ))}
        <IconButton
          label={say('richText.bulletList')}
          icon={<BulletList />}
          aria-pressed={active.bulletList}
          onClick={() => chain().toggleBulletList().run()}
        />
        <IconButton
          label={say('richText.orderedList')}
          icon={<NumberList />}
          aria-pressed={active.orderedList}
          onClick={() => chain().toggleOrderedList().run()}
        />
        <IconButton
          label={say('richText.quote')}
          icon={<Quotes />}
          aria-pressed={active.quote}
          onClick={() => chain().toggleBlockquote().run()}
        />
        <IconButton
          label={say('richText.table')}
          icon={<GridNine />}
          onClick={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      </Toolbar>
      {isLinkOpen && <LinkForm editor={editor} onClose={() => setLinkOpen(false)} />}
    </>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 0 14px 8px;
`;
