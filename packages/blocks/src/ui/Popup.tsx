import { type ReactNode, useId } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import './custom-elements.ts';
import { Icon } from './Icon.tsx';
import { popupMessages } from './popup-messages.ts';
import { say } from './view.ts';

/** A popup and the attributes of the link that opens it, which has to stand in one `<popup-block>` with it. */
export function usePopup({ label, env, children }: Pick<PopupProps, 'label' | 'env' | 'children'>) {
  const key = useId();
  const [id, triggerId] = [`popup${key}`, `open${key}`];
  return {
    opener: { id: triggerId, href: `#${id}`, 'aria-haspopup': 'dialog' },
    popup: (
      <Popup id={id} triggerId={triggerId} label={label} env={env}>
        {children}
      </Popup>
    ),
  } as const;
}

interface PopupProps {
  /** Ids of the popup and of the link that opens it, unique on the page. */
  id: string;
  triggerId: string;
  /** Name for screen readers. */
  label: string;
  env: Pick<SiteEnv, 'mode' | 'locale'>;
  children: ReactNode;
}

/**
 * A popup: a native dialog, which `client/popup.ts` opens, inside a `<popup-block>` whose link leads to `#id`. Where
 * scripts are off that link shows the dialog as the page's target, and its close link leads back. While editing its
 * content stands in the page.
 */
function Popup({ id, triggerId, label, env, children }: PopupProps) {
  if (env.mode === 'edit') return <div className="Popup-inline Flow">{children}</div>;
  return (
    <dialog id={id} className="Popup" aria-label={label}>
      <a className="Popup-close" href={`#${triggerId}`}>
        <span className="visually-hidden">{say(popupMessages.close, env)}</span>
        <Icon path="M6 6l12 12M18 6 6 18" />
      </a>
      <div className="Popup-content Flow">{children}</div>
    </dialog>
  );
}
