/** A button of the styleguide itself: it does something with a sample. */
export const sampleButton =
  'min-h-11 rounded-full border border-edge px-5 font-semibold text-text hover:border-link hover:text-link';
