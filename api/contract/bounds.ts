/** Longest texts accepted, in characters (Unicode code points) after trimming. Forms, routes and tests all read them here. */
export const bounds = {
  fullName: 120,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets less its angle brackets. */
  email: 254,
  message: 5000,
  password: 256,
} as const;

/** Largest JSON body in bytes: a message at its bound in four-byte characters fits three times over. */
export const maxJsonBytes = 64 * 1024;

/** Items on one page of a list: what comes unasked, and the most that can be asked for. */
export const pageSize = { default: 50, max: 200 } as const;
