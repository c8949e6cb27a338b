/** The social networks that the site can link to, and what they call themselves. */
export const networkNames = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
} as const;
