import type { PageAnchor } from 'page-format';
import { useTranslation } from '../../text/use-translation.ts';

/** Anchors that an input offers by its `list`, each with the kind of block that stands there. */
export function AnchorList({ id, anchors }: { id: string; anchors: readonly PageAnchor[] }) {
  const { translate } = useTranslation();
  return (
    <datalist id={id}>
      {anchors.map(({ name, block }) => (
        <option key={name} value={name}>
          {translate(block)}
        </option>
      ))}
    </datalist>
  );
}
