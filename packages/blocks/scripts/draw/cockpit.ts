import type { BikeBuild } from './bike.ts';
import { between, type Point, path, point } from './geometry.ts';
import { BLACK, curve, sweep, tube } from './paint.ts';

/** What the rider holds and sits on. */

/** Draws shapes in their own coordinates, y down, at a point of the bicycle. */
const place = ({ x, y }: Point, svg: string, turn = 0) =>
  `<g transform="translate(${x.toFixed(1)} ${(-y).toFixed(1)}) rotate(${turn})">${svg}</g>`;

export function drawBar(build: BikeBuild, clamp: Point): { svg: string; grip: Point } {
  const { bar, frame } = build;
  const leather = build.wall === 'cream' || build.wall === 'tan';
  const rubber = leather ? '#7a4f2e' : '#23282a';
  if (bar === 'drop') {
    const end = point(clamp.x + 62, clamp.y + 12);
    const hood = point(end.x + 84, end.y + 6);
    const bow = [
      ...curve(end, point(end.x + 96, end.y + 6), point(end.x + 98, end.y - 52)),
      ...curve(point(end.x + 98, end.y - 52), point(end.x + 92, end.y - 138), point(end.x - 6, end.y - 134)),
    ];
    return {
      svg: [
        tube([clamp, end], { colour: '#24292b', width: 34, end: 32 }),
        tube(bow, { colour: build.wall === 'tan' ? '#7a4f2e' : '#2b3033', width: 31, shine: 0.4 }),
        place(
          hood,
          '<path d="M-34 4Q-6 -10 14 -34Q30 -44 38 -26Q36 4 18 20Q-10 28 -34 22Z" fill="#1b1f21"/><path d="M20 6Q44 50 22 104" fill="none" stroke="#33393c" stroke-width="13" stroke-linecap="round"/><path d="M-24 4Q0 -6 18 -28" fill="none" stroke="#ffffff" stroke-width="4" opacity=".25"/>',
        ),
      ].join(''),
      grip: point(hood.x - 4, hood.y + 26),
    };
  }
  if (bar === 'flat') {
    const isRough = frame === 'hardtail' || frame === 'full-suspension';
    const end = point(clamp.x + (frame === 'folding' ? 14 : 56), clamp.y + (frame === 'folding' ? 8 : 18));
    const grip = point(end.x - 66, end.y + (isRough ? 8 : 2));
    return {
      svg: [
        tube([clamp, end], { colour: '#24292b', width: 40, end: 44, shine: 0.6 }),
        path(`M${end.x.toFixed(1)} ${(-end.y).toFixed(1)}q40 10 52 44`, { colour: BLACK, width: 11 }),
        tube([point(end.x + 16, end.y), grip], { colour: rubber, width: 37, end: 41, shine: 0.5 }),
        tube([grip, point(grip.x - 8, grip.y)], { colour: '#596266', width: 43, cap: 'butt' }),
        build.motor
          ? place(
              point(end.x + 6, end.y + 34),
              '<rect x="-16" y="-22" width="46" height="30" rx="7" fill="#15191a"/><rect x="-10" y="-17" width="34" height="19" rx="4" fill="#2f5d63"/>',
              -24,
            )
          : '',
      ].join(''),
      grip: point(grip.x + 24, grip.y + 18),
    };
  }
  const bend = point(clamp.x + 58, clamp.y + 18);
  const grip = point(clamp.x - 148, clamp.y + 22);
  const line = sweep(
    clamp,
    point(bend.x + 10, bend.y - 4),
    point(bend.x - 20, bend.y + 36),
    point(clamp.x - 30, clamp.y + 32),
  );
  return {
    svg: [
      tube([...line, between(point(clamp.x - 30, clamp.y + 32), grip, 0.6)], { colour: '#b3bbbe', width: 25 }),
      path(`M${(clamp.x - 8).toFixed(1)} ${(-clamp.y - 34).toFixed(1)}q-40 26 -104 22`, {
        colour: '#33393c',
        width: 10,
      }),
      tube([point(clamp.x - 46, clamp.y + 31), grip], { colour: rubber, width: 34, end: 38, shine: 0.5 }),
      tube([grip, point(grip.x - 8, grip.y)], { colour: '#8f999c', width: 40, cap: 'butt' }),
      place(
        point(clamp.x + 6, clamp.y + 54),
        '<path d="M-19 6A19 19 0 0 1 19 6Z" fill="#d7dcdd"/><rect x="-20" y="5" width="40" height="6" rx="3" fill="#7d8689"/>',
      ),
    ].join(''),
    grip: point(grip.x + 44, grip.y + 18),
  };
}

export function drawSaddle(top: Point, build: BikeBuild): string {
  const isSport =
    build.frame === 'race' ||
    build.frame === 'hardtail' ||
    build.frame === 'full-suspension' ||
    build.frame === 'diamond';
  const leather = build.wall !== undefined && !isSport;
  const skin = leather ? '#7a4f2e' : '#24292b';
  const rails =
    '<path d="M-66 -6Q0 16 84 -8" fill="none" stroke="#8f999c" stroke-width="8"/><rect x="-20" y="0" width="40" height="20" rx="6" fill="#3a4144"/>';
  if (isSport) {
    return place(
      point(top.x, top.y + 10),
      `${rails}<path d="M-128 -34C-126 -56 -74 -58 -26 -40C30 -30 84 -38 136 -30C152 -27 150 -14 134 -12C80 -10 40 -8 -8 -10C-58 -4 -124 -6 -128 -34Z" fill="${skin}"/><path d="M-118 -40C-80 -54 -40 -38 0 -32C50 -28 96 -32 134 -26" fill="none" stroke="#ffffff" stroke-width="4" opacity=".28"/>`,
    );
  }
  const springs = '<path d="M-88 -6q-20 12 0 18q20 8 0 18" fill="none" stroke="#8f999c" stroke-width="7"/>';
  return place(
    point(top.x, top.y + 12),
    `${rails}${leather ? springs : ''}<path d="M-134 -34C-136 -70 -78 -72 -30 -50C30 -38 76 -44 122 -36C144 -32 142 -12 120 -10C60 -4 20 -4 -24 6C-70 18 -132 12 -134 -34Z" fill="${skin}"/><path d="M-122 -46C-84 -68 -40 -46 0 -38C40 -34 80 -38 118 -30" fill="none" stroke="#ffffff" stroke-width="5" opacity=".3"/>`,
  );
}
