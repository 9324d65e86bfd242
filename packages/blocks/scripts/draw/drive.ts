import type { BikeBuild, Joints } from './bike.ts';
import { at, away, disc, line, type Point, path, point, ring } from './geometry.ts';
import { BLACK, METAL, tint, tube } from './paint.ts';

/** Chain, sprockets, motor and cranks. */

const CHAIN = '#4c5558';

export function drawDrive(joints: Joints, build: BikeBuild): string {
  const { rear, bottomBracket } = joints;
  const { gears, motor, frame } = build;
  const ringRadius =
    frame === 'race' ? 98 : frame === 'hardtail' || frame === 'full-suspension' ? 66 : motor === 'mid' ? 80 : 88;
  const cog = gears === 'derailleur' ? Math.min(frame === 'race' ? 58 : 84, joints.rearRadius * 0.27) : 38;
  const isCased = gears !== 'derailleur' && !build.belt && (frame === 'step-through' || frame === 'trapeze');
  return [
    gears === 'derailleur' ? drawCassette(rear, cog) : disc(rear, cog, '#6a7477') + ring(rear, cog - 3, '#8f999c', 5),
    motor === 'rear-hub' ? '' : disc(rear, 15, '#8f999c'),
    motor === 'mid' ? drawMotor(bottomBracket, build) : '',
    ...(isCased
      ? [drawCase(rear, bottomBracket, ringRadius, build)]
      : [
          drawChain(rear, bottomBracket, cog * 0.72, ringRadius, build),
          drawChainring(bottomBracket, ringRadius, frame === 'race'),
        ]),
    disc(rear, 9, METAL),
  ].join('');
}

function drawCassette(axle: Point, radius: number): string {
  return (
    Array.from({ length: 6 }, (_, index) => {
      const size = radius - index * (radius * 0.125);
      return `<circle cx="${axle.x}" cy="${(-axle.y).toFixed(1)}" r="${size.toFixed(1)}" fill="${index % 2 ? '#8b9497' : '#a9b2b5'}" stroke="#5e676a" stroke-width="2.5" stroke-dasharray="6 4"/>`;
    }).join('') + disc(axle, radius * 0.26, '#3a4144')
  );
}

function drawChain(rear: Point, bottomBracket: Point, cog: number, ringRadius: number, build: BikeBuild): string {
  const stroke = { colour: build.belt ? '#1d2123' : CHAIN, width: build.belt ? 13 : 9 };
  const upper = line([point(rear.x, rear.y + cog), point(bottomBracket.x, bottomBracket.y + ringRadius)], stroke);
  if (build.gears !== 'derailleur') {
    return upper + line([point(rear.x, rear.y - cog), point(bottomBracket.x, bottomBracket.y - ringRadius)], stroke);
  }
  const guide = point(rear.x + 22, rear.y - 72);
  const tension = point(rear.x + 52, rear.y - 144);
  return [
    upper,
    line([point(rear.x + cog * 0.7, rear.y - cog * 0.6), point(guide.x - 14, guide.y + 4)], stroke),
    path(`M${at(rear)}L${at(point(rear.x + 8, rear.y - 46))}L${at(guide)}`, { colour: '#2b3033', width: 20 }),
    tube([guide, tension], { colour: '#353c3f', width: 22, shine: 0.7 }),
    line([point(tension.x + 4, tension.y - 18), point(bottomBracket.x, bottomBracket.y - ringRadius)], stroke),
    disc(guide, 18, BLACK),
    disc(guide, 6, METAL),
    disc(tension, 18, BLACK),
    disc(tension, 6, METAL),
  ].join('');
}

function drawChainring(centre: Point, radius: number, isDouble: boolean): string {
  const arms = Array.from({ length: 5 }, (_, index) => {
    const angle = index * 72 + 12;
    return `M${at(centre)}L${at(away(centre, angle, radius - 12))}`;
  }).join('');
  return [
    ring(centre, radius - 6, '#33393c', 14),
    `<circle cx="${centre.x.toFixed(1)}" cy="${(-centre.y).toFixed(1)}" r="${radius + 2}" fill="none" stroke="#454d50" stroke-width="7" stroke-dasharray="7 6"/>`,
    isDouble ? ring(centre, radius - 26, '#454d50', 10) : '',
    path(arms, { colour: '#3a4144', width: 17 }),
    ring(centre, radius - 2, '#8b9497', 1.6),
    disc(centre, 30, '#353c3f'),
  ].join('');
}

/** A closed chain case, which keeps coats clean. */
function drawCase(rear: Point, bottomBracket: Point, radius: number, { colour }: BikeBuild): string {
  const tone = tint(colour, -0.62);
  const small = 58;
  const large = radius + 16;
  const shape = (grow: number) =>
    `M${at(point(rear.x, rear.y + small + grow))}L${at(point(bottomBracket.x, bottomBracket.y + large + grow))}A${large + grow} ${large + grow} 0 0 1 ${at(point(bottomBracket.x, bottomBracket.y - large - grow))}L${at(point(rear.x, rear.y - small - grow))}A${small + grow} ${small + grow} 0 0 1 ${at(point(rear.x, rear.y + small + grow))}Z`;
  return [
    `<path d="${shape(0)}" fill="${tone}"/>`,
    `<path d="${shape(-14)}" fill="none" stroke="${tint(tone, 0.22)}" stroke-width="4"/>`,
    path(`M${at(point(rear.x, rear.y + small - 5))}L${at(point(bottomBracket.x, bottomBracket.y + large - 5))}`, {
      colour: '#ffffff',
      width: 5,
      opacity: 0.28,
    }),
    disc(bottomBracket, 34, tint(tone, 0.18)),
  ].join('');
}

/** A motor at the cranks, which the frame is shaped around. */
function drawMotor({ x, y }: Point, { colour }: BikeBuild): string {
  const tone = tint(colour, -0.78);
  return `<g transform="translate(${x.toFixed(1)} ${(-y).toFixed(1)})">
    <path d="M-96 20C-104 -40 -60 -92 6 -96C76 -98 134 -66 138 -12C140 40 92 72 22 76C-44 80 -92 66 -96 20Z" fill="${tone}"/>
    <path d="M-78 -14C-70 -54 -34 -76 12 -78C60 -80 100 -60 112 -30" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity=".22"/>
    <path d="M74 40L116 10" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".3"/>
  </g>`;
}

/** One crank with its pedal. */
export function drawCrank(centre: Point, angle: number, length: number, isFar: boolean): string {
  const pedal = away(centre, angle, length);
  return [
    tube([centre, pedal], { colour: isFar ? '#22282a' : '#454d50', width: 30, end: 23, shine: isFar ? 0.2 : 0.8 }),
    `<rect x="${(pedal.x - 50).toFixed(1)}" y="${(-pedal.y - 13).toFixed(1)}" width="100" height="26" rx="9" fill="${isFar ? '#191d1f' : '#262c2e'}"/>`,
    isFar
      ? ''
      : `<rect x="${(pedal.x - 40).toFixed(1)}" y="${(-pedal.y - 5).toFixed(1)}" width="22" height="10" rx="3" fill="#e9a33a"/><rect x="${(pedal.x + 18).toFixed(1)}" y="${(-pedal.y - 5).toFixed(1)}" width="22" height="10" rx="3" fill="#e9a33a"/>`,
    isFar ? '' : disc(centre, 20, '#596266') + disc(centre, 9, METAL),
  ].join('');
}
