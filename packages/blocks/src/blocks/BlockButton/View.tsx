import type { CSSProperties } from 'react';
import { ARROW, Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePopup } from '../../ui/Popup.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { BlockButton } from './block.ts';

export function View({ props, areas, root, env, prompt, example }: Given) {
  const isPopup = props.actionType === 'popup';
  const { opener, popup } = usePopup({ label: props.title, env, children: areas.popup });
  if (prompt) {
    return (
      <div {...root}>
        <Prompt text={prompt} example={example} />
        {isPopup && popup}
      </div>
    );
  }
  if (props.title.trim() === '') return null;
  const card = { className: 'BlockButton', style: colours(props), children: <Card props={props} env={env} /> };
  if (!isPopup) return <a {...root} {...card} href={props.link} />;
  return (
    <popup-block {...root} class="BlockButton-place">
      <a {...card} {...opener} />
      {popup}
    </popup-block>
  );
}

type Given = ViewProps<typeof BlockButton>;

function Card({ props: { title, file, imageUrl }, env }: Pick<Given, 'props' | 'env'>) {
  const sizes = '(min-width: 48em) 36rem, 100vw';
  return (
    <>
      <span className="BlockButton-text">
        <span className="BlockButton-title" {...editable(env, 'title')}>
          {title}
        </span>
        <Icon path={ARROW} className="BlockButton-arrow" />
      </span>
      {file ? (
        <Picture file={file} sizes={sizes} className="BlockButton-image" alt="" />
      ) : (
        imageUrl && (
          // Its own size is not known; the frame's is, so nothing moves when it arrives.
          <img
            className="BlockButton-image"
            src={imageUrl}
            width={1600}
            height={1000}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )
      )}
    </>
  );
}

function colours({ textColor, buttonColor, backgroundColor }: Given['props']): CSSProperties {
  return { color: textColor, backgroundColor, '--button': buttonColor } as CSSProperties;
}
