import type { Point } from './shapes.ts';

/** Right, down and towards the eye, before any rotation. */
export type Solid = readonly [x: number, y: number, z: number];

/** Projects a point in space to the picture. */
export type Project = (solid: Solid) => Point;

type View = {
  /** Rotation of the scene to the side, and its tilt, in radians. */
  readonly yaw: number;
  readonly pitch: number;
  /** Distance of the eye in units of the scene: nearer makes a steeper perspective. */
  readonly eye: number;
  /** Pixels per unit at the scene's middle, and where that middle is drawn. */
  readonly scale: number;
  readonly middle: Point;
};

export function perspective({ yaw, pitch, eye, scale, middle }: View): Project {
  const [cosYaw, sinYaw] = [Math.cos(yaw), Math.sin(yaw)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  return ([x, y, z]) => {
    const right = cosYaw * x + sinYaw * z;
    const near = cosYaw * z - sinYaw * x;
    const down = cosPitch * y - sinPitch * near;
    const closer = sinPitch * y + cosPitch * near;
    const zoom = (scale * eye) / (eye - closer);
    return [middle[0] + right * zoom, middle[1] + down * zoom];
  };
}
