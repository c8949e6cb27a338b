/** The social networks that the site can link to, by their own names. */
export const networkNames = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
} as const;
