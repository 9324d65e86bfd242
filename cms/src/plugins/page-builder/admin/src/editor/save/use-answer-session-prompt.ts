import { useEffect } from 'react';

/**
 * Answers Strapi's own question about a session that ended, for as long as the editor asks for the password itself.
 *
 * Strapi draws it over everything, has one button in it, and logs out when that is pressed: after a new login as well.
 * Nothing of the page is lost by it, so it is pressed before somebody logs in again. A question with a choice is left
 * to whoever is asked.
 */
export function useAnswerSessionPrompt(): void {
  useEffect(() => {
    const answer = () => {
      for (const prompt of document.querySelectorAll('[role="alertdialog"]')) {
        const [button, ...others] = prompt.querySelectorAll('button');
        // The editor's own questions stand on its screen.
        if (button && others.length === 0 && !prompt.closest('[role="dialog"]')) button.click();
      }
    };
    answer();
    const drawn = new MutationObserver(answer);
    drawn.observe(document.body, { childList: true });
    return () => drawn.disconnect();
  }, []);
}
