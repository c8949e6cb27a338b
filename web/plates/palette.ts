/** The colours of `styles/theme.css`, for drawing outside a style sheet; a test keeps them equal. */
export const palette = {
  night: '#071a2e',
  deep: '#0c2c4a',
  blue: '#14507a',
  signal: '#1ba6a6',
  mint: '#9be0c8',
  dawn: '#ffb27a',
  ember: '#d9623f',
  paper: '#f7f4ee',
  sand: '#efece4',
  ink: '#0b1b2b',
} as const;
