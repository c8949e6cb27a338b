import { type Point, path } from './shapes.ts';

/** A line of varying weight, as an engraver cuts it. */
type Cut = {
  readonly points: readonly Point[];
  /** Weight at a point, in pixels. */
  readonly weight: (point: Point, index: number) => number;
  readonly closed?: boolean;
};

/** The outline of a line of varying weight, as path data to fill: SVG strokes have one weight only. */
export function burin({ points, weight, closed = false }: Cut): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, index) => {
    const [x, y] = point;
    const [nx, ny] = normal(points, index, closed);
    const half = weight(point, index) / 2;
    left.push([x + nx * half, y + ny * half]);
    right.push([x - nx * half, y - ny * half]);
  });
  right.reverse();
  return closed ? path(left, true) + path(right, true) : path([...left, ...right], true);
}

/** The unit vector perpendicular to the line at one of its points. */
function normal(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1;
  const before = points[index > 0 ? index - 1 : closed ? last : 0] ?? [0, 0];
  const after = points[index < last ? index + 1 : closed ? 0 : last] ?? [0, 0];
  const dx = after[0] - before[0];
  const dy = after[1] - before[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
