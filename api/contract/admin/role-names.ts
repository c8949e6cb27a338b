/**
 * The roles of users, each with what it is for: all; messages, letters and people's requests; applications, interviews
 * and their letters; texts and openings; reading the lists, without exports.
 */
export const roles = ['owner', 'office', 'hiring', 'editor', 'reader'] as const;
export type Role = (typeof roles)[number];
