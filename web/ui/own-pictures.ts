import { createContext } from 'react';
import type { Pictures } from '../content/pictures-schema.ts';

/** The plates that show a picture of the owner's. */
export const OwnPictures = createContext<Pictures>({});
