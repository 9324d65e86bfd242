import type { Registry } from 'page-format';
import type { Tree } from '../tree.ts';
import { type ArrangeItems, arrangeItems } from './arrange-items.ts';
import { type Duplicate, duplicate } from './duplicate.ts';
import { type Insert, insert } from './insert.ts';
import { type InsertItem, insertItem } from './insert-item.ts';
import { type Move, move } from './move.ts';
import { type MoveItem, moveItem } from './move-item.ts';
import { type Remove, remove } from './remove.ts';
import { type RemoveItem, removeItem } from './remove-item.ts';
import { type Replace, replace } from './replace.ts';
import { type SetItemProp, setItemProp } from './set-item-prop.ts';
import { type SetMetadata, setMetadata } from './set-metadata.ts';
import { type SetProp, setProp } from './set-prop.ts';
import { type SetProps, setProps } from './set-props.ts';
import { type Transform, transform } from './transform.ts';
import { type Unwrap, unwrap } from './unwrap.ts';
import { type Wrap, wrap } from './wrap.ts';

/** Everything that can happen to a page. Plain data addressed by ids, so that it can be replayed and compared. */
export type Action =
  | Insert
  | Remove
  | Move
  | Duplicate
  | Wrap
  | Unwrap
  | Transform
  | SetProp
  | SetProps
  | SetMetadata
  | InsertItem
  | RemoveItem
  | MoveItem
  | SetItemProp
  | ArrangeItems
  | Replace;

/** The tree after an action; the same object when the action was refused or changes nothing. */
export function applyAction(tree: Tree, action: Action, registry: Registry): Tree {
  switch (action.type) {
    case 'insert':
      return insert(tree, action, registry);
    case 'remove':
      return remove(tree, action);
    case 'move':
      return move(tree, action, registry);
    case 'duplicate':
      return duplicate(tree, action, registry);
    case 'wrap':
      return wrap(tree, action, registry);
    case 'unwrap':
      return unwrap(tree, action, registry);
    case 'transform':
      return transform(tree, action, registry);
    case 'setProp':
      return setProp(tree, action, registry);
    case 'setProps':
      return setProps(tree, action, registry);
    case 'setMetadata':
      return setMetadata(tree, action);
    case 'insertItem':
      return insertItem(tree, action, registry);
    case 'removeItem':
      return removeItem(tree, action, registry);
    case 'moveItem':
      return moveItem(tree, action, registry);
    case 'setItemProp':
      return setItemProp(tree, action, registry);
    case 'arrangeItems':
      return arrangeItems(tree, action, registry);
    case 'replace':
      return replace(tree, action);
  }
}
