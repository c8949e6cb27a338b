/**
 * Where a proof is missing (RFC 6585, section 3). A status that nothing else has, so that a form can tell without the
 * texts of all problems.
 */
export const proofRequiredStatus = 428;
