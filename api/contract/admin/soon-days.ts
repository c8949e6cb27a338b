/** The days that count as soon: records that are erased within them are listed as due. */
export const soonDays = 30;
