import { Route, Routes } from 'react-router-dom';
import { GlossaryPage } from '../glossary/GlossaryPage.tsx';
import { TranslationBoard } from './TranslationBoard.tsx';

/** What the entry of the menu leads to: the board, and the glossary below it. */
export default function TranslationPages() {
  return (
    <Routes>
      <Route index element={<TranslationBoard />} />
      <Route path="glossary" element={<GlossaryPage />} />
    </Routes>
  );
}
