import { useAuth } from '@strapi/strapi/admin';
import { type Creation, useOwnOnly } from './use-own-only.ts';

/** What the content manager says of the entry that a menu is of. */
interface ActionProps {
  model: string;
  collectionType: string;
  document?: Creation;
}

/** An entry of a menu, as far as it is used here. */
interface Offered {
  variant?: string;
  disabled?: boolean;
}

/** Strapi calls these as components: what they return is the entry of the menu. */
export interface DocumentAction {
  (props: ActionProps): Offered | null;
  type?: string;
}

/** What somebody needs for the screens that these lead to, which Strapi offers to everyone. */
const NEEDED: Readonly<Record<string, (props: ActionProps) => string>> = {
  'edit-the-model': () => 'plugin::content-type-builder.read',
  'configure-the-view': ({ collectionType }) => `plugin::content-manager.${collectionType}.configure-view`,
};

/** Takes from the menus of entries what the server would refuse to whoever opens them. */
export function offerWhatIsAllowed(actions: readonly DocumentAction[]): DocumentAction[] {
  return actions.map((action) => {
    const needed = NEEDED[action.type ?? ''];
    if (needed) return Object.assign(leaveOut(action, needed), action);
    // Strapi's deleting of one language has no type of its own.
    const mayDelete = action.type === 'delete' || action.type === undefined;
    return mayDelete ? Object.assign(keepToOwn(action), action) : action;
  });
}

function leaveOut(action: DocumentAction, needed: (props: ActionProps) => string) {
  return function useAction(props: ActionProps): Offered | null {
    const offered = action(props);
    const permissions = useAuth('Lumavelo', (auth) => auth.permissions);
    return permissions.some((permission) => permission.action === needed(props)) ? offered : null;
  };
}

/** Deleting, for whoever may delete only what they made themselves. */
function keepToOwn(action: DocumentAction) {
  return function useAction(props: ActionProps): Offered | null {
    const offered = action(props);
    const isOwn = useOwnOnly(props.model, 'delete');
    if (offered?.variant !== 'danger' || !props.document || !isOwn) return offered;
    return isOwn(props.document) ? offered : { ...offered, disabled: true };
  };
}
