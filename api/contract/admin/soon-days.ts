/** Records that are erased within this many days are listed as due. */
export const soonDays = 30;
