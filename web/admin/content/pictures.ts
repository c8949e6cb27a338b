import { altPaths } from '#contract/content/alt-paths.ts';
import { type PlateId, plateIds } from '#contract/content/plate-ids.ts';
import { languages } from '#contract/languages.ts';

/** The plate that a path of the document `pictures` names. */
export function plateAt(path: string): PlateId {
  const plate = plateIds.find((id) => path === `/${id}`);
  if (!plate) throw new Error(`${path} names no plate`);
  return plate;
}

/** The documents that hold alternative texts. */
export const altDocuments = languages.flatMap((language) =>
  [...new Set(Object.values(altPaths).map(([page]) => page))].map((page) => `${language}/${page}`),
);
