/** Further colours of the drawings, where a mix of two palette colours would be grey. */
export const shades = {
  white: '#fff',
  /** The city at night, darker than the sky. */
  silhouette: '#06172a',
  sky: { low: '#17587a', horizon: '#2f7f90' },
  /** The glow over the city, from its centre. */
  glow: ['#ffc596', '#fbaf80', '#c98a83', '#6b6f8c', '#2c5878'],
  lit: { hills: '#ffcfa6', water: '#ffc08f', sun: '#ffcd9f' },
  farHills: { first: '#2a7188', last: '#0d2f4c' },
  deepWater: '#0b2a45',
  /** Growth rings, from the oldest, and the wood behind them. */
  growth: ['#1c6f98', '#1b8aa2', '#45bfb0'],
  wood: ['#0d3653', '#0a2742'],
  /** A hilly shore at dawn: its sky downwards, its air and sea outwards. */
  dawnSky: ['#0e3a55', '#2a7a84', '#5d9c90'],
  dawnAir: ['#e9b48a', '#5fb7ab'],
  dawnRim: '#5cc3b2',
  dawnSea: ['#1a5c6f', '#0d3850'],
  /** Level lines from far to near; the water's are the last four. */
  levels: ['#a5e3cd', '#6fcdb4', '#38b9a4', '#1f9f9b', '#1a878e', '#187488'],
  ground: ['#1f6070', '#14485c', '#0e3550', '#0b2a43', '#082036'],
  /** Inks of the certificates and of the joined trunks. */
  ink: {
    teal: '#12868a',
    leaf: '#1d7a63',
    rust: '#a8472b',
    azure: '#4fa3c7',
    lagoon: '#2fb5b0',
    coral: '#ea8f63',
    pine: '#128a8e',
    steel: '#3593b8',
    jade: '#86d6bf',
  },
} as const;
