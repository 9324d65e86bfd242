/** A React application around Puck, which reads it when somebody opens a page. */
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';

const root = createRoot(document.getElementById('host') as HTMLElement);

async function open() {
  const { Editor } = await import('./puck.tsx');
  root.render(<Editor />);
}

root.render(
  <button type="button" onClick={open}>
    Open page editor
  </button>,
);
