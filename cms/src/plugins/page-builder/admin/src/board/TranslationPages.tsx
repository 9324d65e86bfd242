import { Route, Routes } from 'react-router-dom';
import { GlossaryPage } from '../glossary/GlossaryPage.tsx';
import { EntryDeskPage } from './EntryDeskPage.tsx';
import { TranslationBoard } from './TranslationBoard.tsx';

/** What the entry of the menu leads to: the board, and below it the glossary and entries without a page. */
export default function TranslationPages() {
  return (
    <Routes>
      <Route index element={<TranslationBoard />} />
      <Route path="glossary" element={<GlossaryPage />} />
      <Route path="entries/:model/:documentId/:locale" element={<EntryDeskPage />} />
    </Routes>
  );
}
