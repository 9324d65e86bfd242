import { designSharePicture, SHARE_PICTURE_SIZE, type SharePictureBox } from '@lumavelo/blocks/site';
import { FONT_URLS } from '@lumavelo/blocks/style';
import { type CSSProperties, useEffect } from 'react';
import styled from 'styled-components';

const FAMILY = 'Lumavelo Share Picture';

/** The picture that the publisher draws of a title, in small. */
export function SharePicture({ title }: { title: string }) {
  useEffect(() => {
    if ([...document.fonts].some(({ family }) => family === FAMILY)) return;
    document.fonts.add(new FontFace(FAMILY, `url(${FONT_URLS.founders})`, { weight: '200 900' }));
  }, []);
  return (
    <Frame aria-hidden viewBox={`0 0 ${SHARE_PICTURE_SIZE.width} ${SHARE_PICTURE_SIZE.height}`}>
      <foreignObject {...SHARE_PICTURE_SIZE}>
        <Drawing>{draw(designSharePicture(title))}</Drawing>
      </foreignObject>
    </Frame>
  );
}

function draw(box: SharePictureBox | string, key?: number) {
  if (typeof box === 'string') return box;
  const { style, children = [] } = box;
  return (
    <div key={key} style={{ display: 'flex', ...style } as CSSProperties}>
      {children.map(draw)}
    </div>
  );
}

const Frame = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
`;

const Drawing = styled.div`
  position: relative;
  overflow: hidden;
  font-family: '${FAMILY}', sans-serif;
  font-weight: 700;
`;
