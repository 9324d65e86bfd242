import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHost } from '../../host/editor-host.tsx';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Input, PrimaryButton } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { SheetFoot, SheetIntro, SheetTitle } from './sheet-parts.ts';
import { useAnswerSessionPrompt } from './use-answer-session-prompt.ts';

interface LoginDialogProps {
  onLoggedIn(): void;
  onClose(): void;
}

/** Asks for the password where the login has ended, over the page that is edited; saving then goes on. */
export function LoginDialog({ onLoggedIn, onClose }: LoginDialogProps) {
  const { t } = useTranslation();
  const { user, logIn } = useHost();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => field.current?.focus(), []);
  useAnswerSessionPrompt();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const refusal = await logIn(password);
    setBusy(false);
    if (refusal === undefined) return onLoggedIn();
    setProblem(t('login.failed', { message: refusal }));
    field.current?.focus();
  };

  return (
    <Sheet label={t('login.title')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <SheetTitle>{t('login.title')}</SheetTitle>
        <SheetIntro>{t('login.intro')}</SheetIntro>
        <Fields>
          <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
          <p>{user.email}</p>
          <label htmlFor={id}>{t('login.password')}</label>
          <Input
            id={id}
            ref={field}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {problem && <p role="alert">{problem}</p>}
        </Fields>
        <SheetFoot>
          <ActionButton onClick={onClose}>{t('login.later')}</ActionButton>
          <PrimaryButton type="submit" aria-disabled={isBusy || undefined}>
            {t('login.submit')}
          </PrimaryButton>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 6px;
  padding: 0 18px 14px;

  [role='alert'] {
    color: ${({ theme }) => theme.colors.danger600};
  }
`;
