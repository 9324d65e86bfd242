import { Drawing } from '../../../kit/icons.tsx';

const lines = (...rows: [number, number][]) =>
  rows.map(([start, end], index) => `M${start} ${6 + index * 6.6}H${end}`).join('');

export const AlignLeftIcon = () => <Path d={lines([4, 28], [4, 18], [4, 28], [4, 18])} />;
export const AlignCenterIcon = () => <Path d={lines([4, 28], [9, 23], [4, 28], [9, 23])} />;
export const AlignRightIcon = () => <Path d={lines([4, 28], [14, 28], [4, 28], [14, 28])} />;
export const AlignJustifyIcon = () => <Path d={lines([4, 28], [4, 28], [4, 28], [4, 28])} />;
export const HardBreakIcon = () => <Path d="M27 7v9a4 4 0 0 1-4 4H6M11 14.500 5.500 20l5.500 5.500" />;
export const PageLinkIcon = () => <Path d="M18 4H8v24h16V10l-6-6v6h6M12 16h8M12 21h8" />;

export const AddRowBeforeIcon = () => <Path d="M4 15h24v13H4zM4 21.500h24M16 15v13M16 3v8M12 7h8" />;
export const AddRowAfterIcon = () => <Path d="M4 4h24v13H4zM4 10.500h24M16 4v13M16 21v8M12 25h8" />;
export const DeleteRowIcon = () => <Path d="M4 6h24M4 26h24M4 12h24v8H4zM12 16h8" />;
export const AddColumnBeforeIcon = () => <Path d="M15 4h13v24H15zM21.500 4v24M15 16h13M3 16h8M7 12v8" />;
export const AddColumnAfterIcon = () => <Path d="M4 4h13v24H4zM10.500 4v24M4 16h13M21 16h8M25 12v8" />;
export const DeleteColumnIcon = () => <Path d="M6 4v24M26 4v24M12 4h8v24h-8zM14.500 16h3" />;
export const HeaderRowIcon = () => (
  <Drawing>
    <path d="M4 5h24v22H4zM4 19h24M16 12v15" />
    <path d="M4 5h24v7H4z" fill="currentColor" />
  </Drawing>
);
export const DeleteTableIcon = () => <Path d="M4 5h24v22H4zM4 12h24M12 17l8 7M20 17l-8 7" />;

function Path({ d }: { d: string }) {
  return (
    <Drawing>
      <path d={d} />
    </Drawing>
  );
}
