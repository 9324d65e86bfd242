/** The admin around the page editor: it has read Strapi's design system, as it has long before anybody opens a page. */
import { Button, DesignSystemProvider, lightTheme } from '@strapi/design-system';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';

const root = createRoot(document.getElementById('strapi') as HTMLElement);

function show(content: React.ReactNode) {
  root.render(
    <MemoryRouter>
      <IntlProvider locale="en">
        <DesignSystemProvider locale="en" theme={lightTheme}>
          {content}
        </DesignSystemProvider>
      </IntlProvider>
    </MemoryRouter>,
  );
}

async function open() {
  const { Editor, loadBlocks } = await import('./ours.tsx');
  await loadBlocks();
  show(<Editor />);
}

show(<Button onClick={open}>Open page editor</Button>);
