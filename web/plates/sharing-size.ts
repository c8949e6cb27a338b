/** What Open Graph's readers show whole: 1.91 to 1, in pixels. */
export const sharingSize = { width: 1200, height: 630 } as const;
