import { type Point, steps } from '#web/workshop/draw/shapes.ts';
import {
  braid,
  type Curve,
  cut,
  mesh,
  middle,
  outline,
  polar,
  ribbon,
  rim,
  turn,
  weave,
} from '../guilloche-curves.ts';
import type { Inks } from './inks.ts';

const sides = 6;
/** Shape of the walls between a circle and a hexagon: higher means sharper corners. */
const corner = 9;

/** Radius of a hexagon with round corners, 1 at the corners. */
function wall(angle: number): number {
  const reach = (at: number) => {
    const sum = [0, 1, 2].reduce(
      (all, axis) => all + Math.abs(Math.cos(at - (axis * Math.PI) / 3)) ** corner,
      0,
    );
    return sum ** (-1 / corner);
  };
  return reach(angle) / reach(Math.PI / 6);
}

/** The chain fills the space between the medallion and the flat sides of the inner wall. */
const links = 12;
const orbit = 226;
const linkRadius = 79;
/** A link is a cord of four lines; the one below is interrupted beside it. */
const cord = [-12, -4, 4, 12];
const clearance = 19;
const linkPoints = 720;

function linkCentre(index: number): Point {
  return polar(orbit, ((index + 0.5) / links) * turn);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** One link of the chain. It passes under the next one outside, and under the one before inside. */
function link(index: number): Curve[] {
  const centre = linkCentre(index);
  const hidden = (point: Point) => {
    const over = linkCentre(distance(point, middle) > orbit ? index + 1 : index - 1);
    return Math.abs(distance(point, over) - linkRadius) < clearance;
  };
  return cord.flatMap((offset) => {
    const points = steps(linkPoints + 1).map((t) => polar(linkRadius + offset, t * turn, centre));
    return visible(points, hidden).map((piece) => ({ points: piece, closed: false }));
  });
}

/** The visible pieces of a line. */
function visible(points: readonly Point[], hidden: (point: Point) => boolean): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of points) {
    if (!hidden(point)) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Information security: walls, and a chain in which every link holds the next. */
export function security({ first, second, heart, weight }: Inks): string[] {
  const at = (radius: number) => (angle: number) => radius * wall(angle);
  return [
    cut(ribbon(at(rim), at(rim - 9), 2), first, weight * 1.4),
    cut(weave({ inner: at(438), outer: at(486), waves: 54, phases: mesh(5) }), first, weight),
    cut(ribbon(at(429), at(421), 2), first, weight * 1.2),
    cut(
      weave({ inner: at(352), outer: at(412), waves: 30, phases: braid(3, 3, 0.6) }),
      second,
      weight,
    ),
    cut([outline(at(343))], first, weight * 1.2),
    cut(Array.from({ length: links }, (_, index) => link(index)).flat(), second, weight * 1.25),
    cut(ribbon(at(132), at(124), 2), first, weight),
    cut(
      weave({ inner: at(24), outer: at(116), waves: sides, phases: braid(3, 4, 0.9) }),
      heart,
      weight,
    ),
  ];
}
