import { isExternalLink, NEW_TAB_REL, translate } from 'page-format';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { LogoGrid } from './block.ts';

type Given = ViewProps<typeof LogoGrid>;

export function View({ props, root, env }: Given) {
  const logos = env.mode === 'edit' ? props.logos : props.logos.filter(({ file }) => file);
  if (logos.length === 0) return null;
  return (
    <ul {...root} className="LogoGrid">
      {logos.map((logo) => (
        <li key={logo.id} className="LogoGrid-cell">
          <LogoLink logo={logo} env={env} />
        </li>
      ))}
    </ul>
  );
}

interface LogoLinkProps {
  logo: Given['props']['logos'][number];
  env: Given['env'];
}

function LogoLink({ logo: { file, alt, url }, env }: LogoLinkProps) {
  if (!file) return <span className="BlockNotice">{translate(CANVAS_TEXTS.logoWithoutFile, env.editorLanguage)}</span>;
  const image = (
    <Picture
      file={file}
      sizes="(min-width: 48em) 200px, 45vw"
      fit="contain"
      own="size"
      className="LogoGrid-logo"
      // A link needs a name, and the file's is better than none.
      alt={alt || file.alternativeText || (url && file.name)}
    />
  );
  if (!url) return image;
  const newTab = isExternalLink(url) && ({ target: '_blank', rel: NEW_TAB_REL } as const);
  return (
    <a className="LogoGrid-link" href={url} {...newTab}>
      {image}
    </a>
  );
}
