import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pageIds } from '#contract/content/site-map.ts';
import { faces, filesAtWeight } from '../fonts/faces.ts';
import { sharingGround } from '../plates/sharing-image.ts';
import { sharingSize } from '../plates/sharing-size.ts';
import { kitFiles, plateOf } from '../publishing/sharing-images.ts';

const titleWeight = 600;

/**
 * Writes the files from which sharing images are drawn, for this build and for the service, which has neither plates
 * nor fonts.
 */
export async function writeSharingKit(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const fonts = await filesAtWeight(faces.heading.package, titleWeight);
  await Promise.all(
    fonts.map((file, part) => writeFile(join(directory, kitFiles.font(part)), file)),
  );
  await Promise.all(
    pageIds.map(async (page) => {
      const ground = await sharingGround(plateOf(page));
      await sharp(ground, { raw: { ...sharingSize, channels: 3 } })
        .png()
        .toFile(join(directory, kitFiles.ground(page)));
    }),
  );
}
