/** What is not there after so many frames, about five seconds, does not come. */
const mostFrames = 300;

/** Waits frame by frame until something holds, but not for ever. */
export async function framesUntil(holds: () => boolean): Promise<void> {
  for (let frames = 0; frames < mostFrames && !holds(); frames += 1)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
}
