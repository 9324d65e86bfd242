import { isExternalLink, NEW_TAB_REL } from 'page-format';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { LogoGrid } from './block.ts';

type Logo = ViewProps<typeof LogoGrid>['props']['logos'][number];

export function View({ props, root, env }: ViewProps<typeof LogoGrid>) {
  const logos = env.mode === 'edit' ? props.logos : props.logos.filter(({ file }) => file);
  if (logos.length === 0) return null;
  return (
    <ul {...root} className="LogoGrid">
      {logos.map((logo) => (
        <li key={logo.id} className="LogoGrid-cell">
          <LogoLink logo={logo} />
        </li>
      ))}
    </ul>
  );
}

function LogoLink({ logo: { file, alt, url } }: { logo: Logo }) {
  if (!file) return <span className="BlockNotice">Please select a file for this logo on the right.</span>;
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
