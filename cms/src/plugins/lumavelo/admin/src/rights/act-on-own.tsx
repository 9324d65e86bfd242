import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { type Creation, useOwnOnly } from './use-own-only.ts';

/** What the content manager says of the entries that are chosen in a list. */
interface BulkProps {
  model: string;
  documents: readonly Creation[];
}

/** A button over a list, as far as it is used here. */
interface Offered {
  label: string;
  disabled?: boolean;
  dialog?: { type: string; content?: ReactNode };
}

/** Strapi calls these as components: what they return is the button. */
export interface BulkAction {
  (props: BulkProps): Offered | null;
  type?: string;
}

/**
 * Lets the buttons over a list act only on those of the chosen entries with which the server would let them, and says
 * how many these are. For whoever may act on every entry, they stay as Strapi has them.
 */
export function actOnOwn(actions: readonly BulkAction[]): BulkAction[] {
  return actions.map((action) => {
    const right = action.type === 'delete' ? 'delete' : 'publish';
    function useAction(props: BulkProps): Offered | null {
      const { t } = useTranslation();
      const isOwn = useOwnOnly(props.model, right);
      const own = isOwn ? props.documents.filter(isOwn) : props.documents;
      const offered = action({ ...props, documents: own });
      const others = props.documents.length - own.length;
      if (!offered || others === 0) return offered;
      if (own.length === 0) return { ...offered, label: t('rights.none', { action: offered.label }), disabled: true };
      const label = t('rights.some', { action: offered.label, own: own.length, all: props.documents.length });
      return { ...offered, label, dialog: offered.dialog && explain(offered.dialog, t('rights.stay', { others })) };
    }
    return Object.assign(useAction, action);
  });
}

/** Puts a sentence below what a dialog asks; one that lists its entries shows by itself which they are. */
function explain<Dialog extends { type: string; content?: ReactNode }>(dialog: Dialog, sentence: string): Dialog {
  if (dialog.type !== 'dialog') return dialog;
  const content = (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {dialog.content}
      <Typography textAlign="center">{sentence}</Typography>
    </Flex>
  );
  return { ...dialog, content };
}
