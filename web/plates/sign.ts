/** The company's sign, one line through a circle. The logo and the icons are drawn from it. */
export const sign = {
  /** Side of its square. */
  size: 38,
  center: 19,
  radius: 16.6,
  strokeWidth: 2.4,
  /** SVG path data, from edge to edge. */
  line: 'M0 22h8c3 0 3.5-9 6.5-9s3.5 14 6.5 14 3-9 6-9 1.5 4 4 4h7',
} as const;
