import type { ReactNode } from 'react';
import { type EditorText, fillIn, translate } from '../text/text.ts';
import type { RootAttributes } from './view.ts';

interface BlockNoticeProps {
  root: RootAttributes;
  kind: 'prompt' | 'unknown-type' | 'newer-version' | 'damaged';
  /** The prompt itself, the type of the block that cannot be drawn, or the source of a damaged one. */
  text: string;
  /** Of the person who edits. */
  language?: string | undefined;
  /** See `BlockExample`. */
  example?: ReactNode;
}

/** What stands on the canvas in place of a block that has nothing to show or cannot be drawn. Never on the site. */
export function BlockNotice({ root, kind, text, language, example }: BlockNoticeProps) {
  if (example) {
    return (
      <div {...root} className="BlockExample">
        <p className="BlockNotice" data-kind={kind}>
          {text}
        </p>
        {example}
      </div>
    );
  }
  return (
    <div {...root} className="BlockNotice" data-kind={kind}>
      {kind === 'prompt' ? text : fillIn(translate(TEXTS[kind], language), { type: text })}
      {kind === 'damaged' && <pre>{text}</pre>}
    </div>
  );
}

const TEXTS = {
  'unknown-type': {
    en: 'Unknown block "{type}". It is kept, and can be moved and deleted.',
    de: 'Unbekannter Block „{type}“. Er bleibt erhalten und kann verschoben und gelöscht werden.',
    nl: 'Onbekend blok “{type}”. Het blijft bewaard en kan worden verplaatst en verwijderd.',
    fr: 'Bloc inconnu «\u00a0{type}\u00a0». Il est conservé, et peut être déplacé et supprimé.',
  },
  damaged: {
    en: 'Something here is damaged and could not be read. It is kept, and can be copied, moved and deleted.',
    de: 'Hier ist etwas beschädigt und konnte nicht gelesen werden. Es bleibt erhalten und kann kopiert, verschoben und gelöscht werden.',
    nl: 'Hier is iets beschadigd en niet te lezen. Het blijft bewaard en kan worden gekopieerd, verplaatst en verwijderd.',
    fr: 'Quelque chose ici est endommagé et n’a pas pu être lu. C’est conservé, et peut être copié, déplacé et supprimé.',
  },
  'newer-version': {
    en: '"{type}" was written by a newer version. It is kept, and can be moved and deleted.',
    de: '„{type}“ wurde mit einer neueren Version geschrieben. Der Block bleibt erhalten und kann verschoben und gelöscht werden.',
    nl: '“{type}” is met een nieuwere versie geschreven. Het blok blijft bewaard en kan worden verplaatst en verwijderd.',
    fr: '«\u00a0{type}\u00a0» vient d’une version plus récente. Le bloc est conservé, et peut être déplacé et supprimé.',
  },
} as const satisfies Record<Exclude<BlockNoticeProps['kind'], 'prompt'>, EditorText>;
