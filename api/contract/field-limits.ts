/** Longest texts accepted, in characters (Unicode code points) after trimming. Forms, routes and tests all read them here. */
export const fieldLimits = {
  fullName: 120,
  /** A first or a last name. */
  name: 80,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets less its angle brackets. */
  email: 254,
  company: 160,
  /** The countries that a quote is asked for: all names of the world's fit in half of it. */
  countries: 4000,
  message: 5000,
  /** Whatever has no bound of its own, links too. */
  text: 200,
  /** What an applicant writes freely. */
  essay: 3000,
  /** A phone number as it is typed, before it is read (specification, section 5). */
  phone: 250,
  fileName: 255,
  /** What the admin notes beside a message or an application. */
  note: 5000,
  /** A chosen password: the shortest (OWASP ASVS 5.0, 6.2.1 without a second factor), and the longest. */
  passwordLeast: 15,
  password: 256,
} as const;

/** Years of graduation accepted: from the first one to so many years from now. */
export const graduation = { first: 1950, yearsAhead: 10 } as const;

const mebibyte = 1024 * 1024;

/** Largest CV in MiB, as it is told, and in bytes. */
export const cvSize = { mebibytes: 5, bytes: 5 * mebibyte } as const;

/** Largest JSON body in bytes: a message at its bound in four-byte characters fits three times over. */
export const maxJsonBytes = 64 * 1024;

/** Largest multipart body in bytes: a CV at its bound and every text at its own. */
export const maxUploadBytes = 6 * mebibyte;

/** Items on one page of a list: what comes unasked, and the most that can be asked for. */
export const pageSize = { default: 50, max: 200 } as const;

/** Different words of a search that count; each is looked up on its own. */
export const mostSearchWords = 12;
