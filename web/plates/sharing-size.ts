/** In pixels. Clients of Open Graph show 1.91 to 1 without cropping. */
export const sharingSize = { width: 1200, height: 630 } as const;
