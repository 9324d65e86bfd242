import { PALETTE, type PaletteColour } from '@lumavelo/blocks/fields';
import type { Block } from 'page-format';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The outline of a page in a few bars: sections in their colours, and where titles, texts and buttons stand. */
export function TemplateSketch({ blocks }: { blocks: readonly Block[] }) {
  return <Page aria-hidden>{blocks.map(sketch)}</Page>;
}

function sketch(block: Block): ReactNode {
  const { id, type, props } = block;
  const areas = Object.values(block.areas ?? {});
  const inside = areas.flat().map(sketch);
  if (type === 'Container') {
    const colour = PALETTE[(props.backgroundColor as PaletteColour) ?? 'white']?.value;
    return (
      <Section key={id} style={{ background: colour }} $tall={props.isHero === true}>
        {inside}
      </Section>
    );
  }
  if (type === 'Columns') {
    return (
      <Row key={id}>
        {areas.map((children, index) => (
          <div key={index}>{children.map(sketch)}</div>
        ))}
      </Row>
    );
  }
  if (type === 'ButtonContainer') return <Row key={id}>{inside}</Row>;
  if (type === 'Title') return <Bar key={id} $width={props.type === 1 ? 70 : 45} $height={5} $colour="#0f3b2e" />;
  if (type === 'Button') return <Bar key={id} $width={26} $height={6} $colour="#b8430f" />;
  if (type === 'Text') return <Bar key={id} $width={88} $height={3} $colour="#b9c2bc" />;
  if (type === 'RichText') {
    return [90, 80, 86, 60].map((width) => <Bar key={`${id}${width}`} $width={width} $height={3} $colour="#b9c2bc" />);
  }
  return inside.length > 0 ? <div key={id}>{inside}</div> : <Box key={id} />;
}

const Page = styled.span`
  display: flex;
  flex-direction: column;
  block-size: 108px;
  margin-block-end: 6px;
  border: 1px solid #dcdce4;
  border-radius: 4px;
  overflow: hidden;
  background: #fff;
`;

const Section = styled.div<{ $tall: boolean }>`
  padding: ${({ $tall }) => ($tall ? '12px 12px 10px' : '7px 12px')};
`;

const Row = styled.div`
  display: flex;
  gap: 8px;

  > div {
    flex: 1;
  }
`;

const Bar = styled.div<{ $width: number; $height: number; $colour: string }>`
  inline-size: ${({ $width }) => $width}%;
  block-size: ${({ $height }) => $height}px;
  margin-block-end: 4px;
  border-radius: 2px;
  background: ${({ $colour }) => $colour};
`;

const Box = styled.div`
  block-size: 30px;
  border-radius: 3px;
  background: #dfe7f1;
`;
