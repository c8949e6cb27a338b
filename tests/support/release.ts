/**
 * In the title of a test that repeats a promise in another language, width, form or file, or is about the rare and
 * the slow: `npm test` leaves it out, `npm run test:release` does not (.github/development.md).
 */
export const releaseTag = '@release';

export const isRelease = process.env.TEST_RELEASE === 'yes';

/** The end of a title that is that of a repetition unless `isFirst`. */
export const releaseUnless = (isFirst: boolean): string => (isFirst ? '' : ` ${releaseTag}`);
