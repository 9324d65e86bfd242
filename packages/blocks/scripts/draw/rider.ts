import type { Contact } from './bike.ts';
import { at, away, disc, line, type Point, path, point } from './geometry.ts';

export interface Outfit {
  skin: string;
  coat: string;
  coatShade: string;
  trousers: string;
  trousersShade: string;
  helmet: string;
  hair: string;
  shoes: string;
  bag?: string;
}

const TORSO = 520;
const THIGH = 450;
const SHIN = 450;
const UPPER_ARM = 290;
const FOREARM = 270;

/**
 * A rider on a bicycle, joined to it where the hands, the feet and the seat are.
 * @returns the far limbs, to be drawn behind the bicycle, and the rest, to be drawn before it
 */
export function drawRider(contact: Contact, outfit: Outfit): { behind: string; before: string } {
  const hip = point(contact.saddle.x + 10, contact.saddle.y + 70);
  const shoulder = away(hip, 76, TORSO);
  const head = away(shoulder, 68, 215);
  const elbow = bend(shoulder, contact.grip, UPPER_ARM, FOREARM, -1);
  return {
    behind: [
      drawLeg(hip, contact.pedalBack, outfit.trousersShade, outfit.shoes),
      line([shoulder, point(elbow.x + 30, elbow.y + 6), contact.grip], { colour: outfit.coatShade, width: 84 }),
    ].join(''),
    before: [
      outfit.bag ? drawBag(shoulder, hip, outfit.bag) : '',
      drawLeg(hip, contact.pedalFront, outfit.trousers, outfit.shoes),
      drawTorso(hip, shoulder, outfit),
      drawHead(shoulder, head, outfit),
      line([shoulder, elbow, contact.grip], { colour: outfit.coatShade, width: 96 }),
      line([shoulder, elbow, contact.grip], { colour: outfit.coat, width: 86 }),
      disc(contact.grip, 42, outfit.skin),
    ].join(''),
  };
}

/** Where a joint lies between two ends that are given, with limbs of given lengths. */
function bend(from: Point, to: Point, first: number, second: number, side: 1 | -1): Point {
  const distance = Math.min(Math.hypot(to.x - from.x, to.y - from.y), first + second - 1);
  const direction = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const cosine = (first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance);
  return away(from, direction + side * ((Math.acos(Math.min(1, cosine)) * 180) / Math.PI), first);
}

function drawLeg(hip: Point, pedal: Point, trousers: string, shoes: string): string {
  const ankle = point(pedal.x - 40, pedal.y + 90);
  const knee = bend(hip, ankle, THIGH, SHIN, 1);
  const toe = `M${at(point(ankle.x - 34, ankle.y - 20))}L${at(point(ankle.x - 40, pedal.y + 18))}L${at(point(pedal.x + 96, pedal.y + 18))}Q${at(point(pedal.x + 86, pedal.y + 62))} ${at(point(ankle.x + 44, ankle.y - 6))}Z`;
  return [
    `<path d="${toe}" fill="${shoes}" stroke="${shoes}" stroke-width="12" stroke-linejoin="round"/>`,
    line([hip, knee], { colour: trousers, width: 138 }),
    line([knee, ankle], { colour: trousers, width: 102 }),
  ].join('');
}

function drawTorso(hip: Point, shoulder: Point, { coat, coatShade }: Outfit): string {
  const data = `M${at(point(hip.x - 112, hip.y - 50))}Q${at(point(hip.x - 130, hip.y + 260))} ${at(point(shoulder.x - 92, shoulder.y + 6))}Q${at(point(shoulder.x - 20, shoulder.y + 92))} ${at(point(shoulder.x + 66, shoulder.y + 30))}Q${at(point(hip.x + 170, hip.y + 210))} ${at(point(hip.x + 112, hip.y - 56))}Q${at(point(hip.x, hip.y - 86))} ${at(point(hip.x - 112, hip.y - 50))}Z`;
  const seam = `M${at(point(hip.x + 92, hip.y - 30))}Q${at(point(hip.x + 128, hip.y + 210))} ${at(point(shoulder.x + 40, shoulder.y + 20))}`;
  return `<path d="${data}" fill="${coat}"/>${path(seam, { colour: coatShade, width: 8 })}`;
}

function drawHead(shoulder: Point, head: Point, { skin, hair, helmet }: Outfit): string {
  const shell = `M${at(point(head.x - 128, head.y + 18))}Q${at(point(head.x - 120, head.y + 150))} ${at(point(head.x + 4, head.y + 152))}Q${at(point(head.x + 116, head.y + 140))} ${at(point(head.x + 132, head.y + 26))}Z`;
  const vent = (x: number) =>
    path(`M${at(point(head.x + x, head.y + 62))}q10 -34 34 -46`, { colour: '#ffffff', width: 9, opacity: 0.5 });
  return [
    line([shoulder, head], { colour: skin, width: 78 }),
    `<path d="M${at(point(head.x - 116, head.y + 30))}Q${at(point(head.x - 170, head.y - 130))} ${at(point(head.x - 96, head.y - 150))}Q${at(point(head.x - 20, head.y - 110))} ${at(point(head.x - 20, head.y + 20))}Z" fill="${hair}"/>`,
    `<path d="M${at(point(head.x - 84, head.y + 50))}L${at(point(head.x + 96, head.y + 50))}Q${at(point(head.x + 112, head.y + 6))} ${at(point(head.x + 104, head.y - 14))}L${at(point(head.x + 128, head.y - 42))}L${at(point(head.x + 104, head.y - 54))}Q${at(point(head.x + 96, head.y - 118))} ${at(point(head.x + 36, head.y - 118))}Q${at(point(head.x - 66, head.y - 110))} ${at(point(head.x - 84, head.y + 50))}Z" fill="${skin}"/>`,
    disc(point(head.x + 66, head.y - 6), 10, '#2b2320'),
    path(`M${at(point(head.x + 92, head.y - 78))}q-26 10 -44 -4`, { colour: '#8c3b2c', width: 9 }),
    path(`M${at(point(head.x - 30, head.y + 20))}L${at(point(head.x - 4, head.y - 96))}`, {
      colour: helmet,
      width: 12,
    }),
    `<path d="${shell}" fill="${helmet}"/>`,
    vent(-60),
    vent(0),
    vent(56),
  ].join('');
}

function drawBag(shoulder: Point, hip: Point, colour: string): string {
  const top = point(shoulder.x - 130, shoulder.y - 20);
  return [
    line([top, point(hip.x - 150, hip.y + 150)], { colour, width: 170 }),
    line([point(top.x - 66, top.y - 170), point(top.x - 10, top.y - 180)], {
      colour: '#ffffff',
      width: 12,
      opacity: 0.5,
    }),
  ].join('');
}
