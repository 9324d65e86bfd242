import { DesignSystemProvider, darkTheme, lightTheme } from '@strapi/design-system';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import type { InUseDetails } from '../../../shared/uses.ts';
import { loadTexts } from '../translations/load-texts.ts';
import type { Ask } from './ask-before-breaking.ts';
import { BreakingDialog } from './BreakingDialog.tsx';

/** What the admin's store says of its language and looks. */
interface AdminState {
  admin_app?: { language?: { locale?: string }; theme?: { currentTheme?: string } };
}

/**
 * Asks whether something that pages use is to go, in a React root of its own: entries are deleted from many screens of the
 * admin, and not all have a place where plugins may draw.
 */
export async function drawQuestion(inUse: InUseDetails, state: unknown): ReturnType<Ask> {
  const { language, theme } = (state as AdminState).admin_app ?? {};
  const locale = language?.locale ?? 'en';
  const messages = { ...(await loadTexts('en')), ...(await loadTexts(locale)) };
  const isDark =
    theme?.currentTheme === 'dark' ||
    (theme?.currentTheme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = createRoot(document.createElement('div'));
  const decision = await new Promise<Awaited<ReturnType<Ask>>>((resolve) => {
    root.render(
      <IntlProvider locale={locale} messages={messages} textComponent="span">
        <DesignSystemProvider locale={locale} theme={isDark ? darkTheme : lightTheme}>
          <BreakingDialog inUse={inUse} onAnswer={(isConfirmed, message) => resolve({ isConfirmed, message })} />
        </DesignSystemProvider>
      </IntlProvider>,
    );
  });
  root.unmount();
  return decision;
}
