import type { BikeBuild, Joints } from './bike.ts';
import { at, away, type Point, path, point } from './geometry.ts';
import { DARK, tube } from './paint.ts';

/** Racks, lights, baskets and stands. */

export function drawRack({ rear, rearRadius, seatTop, bottomBracket }: Joints, { battery, accent }: BikeBuild): string {
  const y = rear.y + rearRadius + 62;
  const from = point(rear.x - 255, y + 6);
  const share = (y - bottomBracket.y) / (seatTop.y - bottomBracket.y);
  const to = point(bottomBracket.x + (seatTop.x - bottomBracket.x) * Math.min(1, share) - 24, y);
  const leg = { colour: DARK, width: 13, shine: 0.4 };
  const pack =
    battery === 'rack'
      ? [
          tube([point(from.x + 40, y - 32), point(to.x - 26, y - 34)], { colour: '#22282a', width: 52, shine: 0.5 }),
          `<rect x="${(to.x - 70).toFixed(1)}" y="${(-y + 24).toFixed(1)}" width="30" height="8" rx="4" fill="${accent}"/>`,
        ].join('')
      : '';
  return [
    tube([rear, point(rear.x - 150, y - 4)], leg),
    tube([rear, point(rear.x + 60, y - 4)], leg),
    pack,
    tube([from, to], { colour: DARK, width: 16, shine: 0.6 }),
    path(`M${at(from)}q-18 2 -22 26`, { colour: DARK, width: 13 }),
  ].join('');
}

export function drawLights({ rear, rearRadius, headTop, crown, front, frontRadius }: Joints, build: BikeBuild): string {
  const { bar, rack, frame, load } = build;
  const spot: Point =
    frame === 'trike'
      ? point(front.x + 330, 640)
      : frame === 'front-loader'
        ? point(front.x + 6, front.y + frontRadius + 84)
        : bar === 'swept'
          ? point(headTop.x + 66, headTop.y + 40)
          : frame === 'folding'
            ? point(headTop.x + 46, headTop.y - 10)
            : point(crown.x + 62, crown.y + 66);
  const tail: Point =
    load === 'seats'
      ? point(rear.x - 372, rear.y + rearRadius + 60)
      : rack
        ? point(rear.x - 282, rear.y + rearRadius + 46)
        : away(rear, 158, rearRadius + 44);
  const glass = bar === 'drop' ? 15 : 21;
  return [
    frame === 'trike'
      ? ''
      : path(`M${at(point(spot.x - 58, spot.y - 20))}L${at(point(spot.x - 16, spot.y))}`, {
          colour: '#33393c',
          width: 11,
        }),
    `<g transform="translate(${spot.x.toFixed(1)} ${(-spot.y).toFixed(1)})"><path d="M-24 -18Q6 -32 26 -24V24Q4 30 -24 16Z" fill="#2b3033"/><ellipse cx="26" rx="9" ry="${glass + 3}" fill="#dfe4e5"/><ellipse cx="27" rx="7" ry="${glass}" fill="#fff3c4"/></g>`,
    `<g transform="translate(${tail.x.toFixed(1)} ${(-tail.y).toFixed(1)})"><rect x="-12" y="-17" width="22" height="34" rx="7" fill="#8f1f18"/><rect x="-11" y="-13" width="9" height="26" rx="4" fill="#ee5a4a"/></g>`,
  ].join('');
}

/** A basket of wire before the handlebar. */
export function drawBasket({ headTop, front, frontRadius }: Joints): string {
  const x = headTop.x + 50;
  const bottom = Math.max(headTop.y - 30, front.y + frontRadius + 70);
  const wires = Array.from(
    { length: 9 },
    (_, index) => `M${(x + 14 + index * 33).toFixed(1)} ${-bottom}l${(index - 3) * 3} -205`,
  ).join('');
  const rows = [46, 92, 138, 184]
    .map((up) => `M${(x - up * 0.06).toFixed(1)} ${-(bottom + up)}h${290 + up * 0.16}`)
    .join('');
  return [
    path(
      `M${x} ${-bottom}h286M${x + 60} ${-bottom}L${(front.x - 10).toFixed(1)} ${(-(front.y + frontRadius + 20)).toFixed(1)}`,
      { colour: '#33393c', width: 14 },
    ),
    `<path d="M${x} ${-bottom}h286l24 -206h-328Z" fill="#8a5a31" opacity=".9"/>`,
    path(wires, { colour: '#b98552', width: 11 }),
    path(rows, { colour: '#c99a68', width: 12 }),
    path(`M${x - 18} ${-(bottom + 206)}h330`, { colour: '#6f4526', width: 20 }),
  ].join('');
}

/** A stand on the far side, down to the ground. */
export function drawStand({ rear, bottomBracket, rearRadius }: Joints, { frame }: BikeBuild): string {
  if (frame === 'front-loader') {
    const x = bottomBracket.x + 520;
    return (
      tube([point(x, 205), point(x - 40, 8)], { colour: '#2b3033', width: 26 }) +
      tube([point(x - 70, 8), point(x + 20, 8)], { colour: '#2b3033', width: 18 })
    );
  }
  if (frame === 'trike') return '';
  const top = point(rear.x + rearRadius * 0.62, rear.y - 36);
  return (
    tube([top, point(top.x - 74, 9)], { colour: '#4f585b', width: 20, end: 17 }) +
    tube([point(top.x - 96, 9), point(top.x - 58, 9)], { colour: '#191d1f', width: 20 })
  );
}
