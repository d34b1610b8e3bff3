import type { Compared } from '../../review.ts';
import { openCamera } from './camera.ts';
import type { Picture } from './picture.ts';

/** The pictures of a changed screen; one side has none where the screen was not there, or is not any more. */
export type ScreenPictures = { step: string; before?: Picture | undefined; after?: Picture | undefined };

/** Takes pictures of all changed screens, before and after, and tells how many are done. */
export async function takePictures(
  journey: string,
  { screens, revision }: Pick<Compared, 'screens' | 'revision'>,
  tell: (done: number) => void,
): Promise<ScreenPictures[]> {
  if (screens.length === 0) return [];
  const [then, now] = await Promise.all([openCamera(revision.commit), openCamera(undefined)]);
  try {
    const taken: ScreenPictures[] = [];
    // One stage shows one screen at a time.
    for (const { step, mark } of screens) {
      tell(taken.length);
      const [before, after] = await Promise.all([
        mark === 'added' ? undefined : then.shoot(journey, step),
        mark === 'removed' ? undefined : now.shoot(journey, step),
      ]);
      taken.push({ step, before, after });
    }
    return taken;
  } finally {
    then.close();
    now.close();
  }
}
