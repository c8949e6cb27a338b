import { createContext } from 'react';
import type { Pictures } from '#contract/content/pictures-schema.ts';

/** The owner's logo, and uploaded pictures that replace plates. */
export const OwnPictures = createContext<Pictures>({});
