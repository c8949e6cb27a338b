/**
 * The status for a missing proof (RFC 6585, section 3). No other error has it, so a form recognizes it without the
 * texts of all problems.
 */
export const proofRequiredStatus = 428;
