/** Field limits in characters (Unicode code points), after trimming. Forms, routes and tests share them. */
export const fieldLimits = {
  fullName: 120,
  /** A first or a last name. */
  name: 80,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 octets less its angle brackets. */
  email: 254,
  company: 160,
  /** The countries of a quote request: the names of all countries take half of it. */
  countries: 4000,
  message: 5000,
  /** Fields without a limit of their own, and links. */
  text: 200,
  /** An applicant's long texts. */
  essay: 3000,
  /** A phone number as it is typed, before parsing (specification, section 5). */
  phone: 250,
  fileName: 255,
  /** In a query, where a character takes up to 12 bytes: nginx reads 8 KiB. */
  smsText: 650,
  note: 5000,
  criterion: 40,
  passkeyName: 60,
  tagName: 30,
  /** The shortest chosen password (OWASP ASVS 5.0, 6.2.1 without a second factor), and the longest. */
  passwordLeast: 15,
  password: 256,
} as const;

export const tagLimits = { perRecord: 10, all: 100 } as const;

/** Of replies, in characters. Separate, so that visitors' pages do not load them. */
export const replyLimits = {
  subject: 150,
  /** Without the quoted text: in four-byte characters it fits in a JSON body. */
  text: 10_000,
  signature: 500,
  answerName: 60,
  answer: 4000,
} as const;

export const maxCopies = 5;

/** The files of a reply: how many, and their bytes together, in MiB for messages too. */
export const letterFiles = { count: 3, mebibytes: 10, bytes: 10 * 1024 * 1024 } as const;

export const maxCannedAnswers = 100;

/**
 * Of edited texts: units per save, a publication's note, listed publications, a text, a list or record, and the bytes
 * of a save: a list is saved whole, and 250 countries with remarks take up to 240 KB.
 */
export const contentLimits = {
  changes: 200,
  note: 200,
  publications: 100,
  text: 10_000,
  items: 250,
  bytes: 256 * 1024,
} as const;

/** How far a follow-up may be from today, in years: allows overdue ones, but catches typing errors. */
export const followUpYears = 10;

/** Accepted years of graduation: from the first, up to this many years ahead. */
export const graduation = { first: 1950, yearsAhead: 10 } as const;

const mebibyte = 1024 * 1024;

/** Largest CV, in MiB for messages, and in bytes. */
export const cvSize = { mebibytes: 5, bytes: 5 * mebibyte } as const;

/** Largest JSON body in bytes: three times the longest message in four-byte characters. */
export const maxJsonBytes = 64 * 1024;

/** Largest multipart body in bytes: the largest CV with every text at its limit. */
export const maxUploadBytes = 6 * mebibyte;

/**
 * Largest picture that the owner uploads, in MiB for messages and in bytes; and the longest side that is stored, in
 * pixels.
 */
export const pictureSize = { mebibytes: 20, bytes: 20 * mebibyte, pixels: 3840 } as const;

/** Largest PDF that the owner uploads, in MiB for messages, and in bytes. */
export const fileSize = { mebibytes: 10, bytes: 10 * mebibyte } as const;

/** Items on one page of a list: the default and the maximum. */
export const pageSize = { default: 50, max: 200 } as const;

/** Distinct words of a search that count; each needs a look-up. */
export const maxSearchWords = 12;

/**
 * Whether a text is a day, as `2026-11-21`, at most `followUpYears` from this year. Without Zod, which the inbox must
 * not load.
 */
export function isNearDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Refuses days that do not exist, such as the 30th of February.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) return false;
  return Math.abs(day.getUTCFullYear() - new Date().getUTCFullYear()) <= followUpYears;
}

const minuteMs = 60_000;
/** Tolerance for "now" in a form: the minute has begun, and the clock may be a minute behind. */
const maxDelayMs = 2 * minuteMs;
const maxAheadMs = 365 * 24 * 60 * minuteMs;

/**
 * Whether a time is valid for publishing: from now on, at most a year ahead. Without Zod, which the form must not load.
 * @param at in ms since the Unix epoch
 */
export function isPublishTime(at: number): boolean {
  const ahead = at - Date.now();
  return ahead >= -maxDelayMs && ahead <= maxAheadMs;
}

/** Records that are erased within this many days are listed as due. */
export const soonDays = 30;
