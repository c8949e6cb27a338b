/** The colours of `styles/theme.css`, for drawing outside of a style sheet; a test keeps them equal. */
export const palette = {
  night: '#071a2e',
  deep: '#0c2c4a',
  blue: '#14507a',
  signal: '#1ba6a6',
  mint: '#9be0c8',
  dawn: '#ffb27a',
  haze: '#ffd9b0',
  ember: '#d9623f',
  paper: '#f7f4ee',
  sand: '#efece4',
  ink: '#0b1b2b',
} as const;

/** The `--edge` of the dark scheme: legible on light and dark ground. */
export const edgeOnNight = '#6f8799';
