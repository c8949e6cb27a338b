/** The classes of the styleguide's own buttons, which act on a sample. */
export const sampleButton =
  'min-h-11 rounded-full border border-edge px-5 font-semibold text-text hover:border-link hover:text-link';
