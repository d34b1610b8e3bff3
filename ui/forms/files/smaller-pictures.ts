/** Longest sides that a picture is drawn at, in pixels, until it fits; writing in a picture of a page is read at the last. */
const sides = [2560, 1920, 1280, 960];
const quality = 0.8;
const drawn = /\.(?:bmp|jpe?g|png)$/i;

/** Files that fit, and the names of those that were drawn smaller for it. */
export type Fitted = { files: readonly File[]; smaller: readonly string[] };

/**
 * Draws pictures smaller until all files have room together: a phone’s photo alone has more bytes than may be sent. What is
 * no picture, or cannot be drawn, stays as it is; whether it all fits is for the caller to judge.
 */
export async function fitPictures(added: readonly File[], room: number): Promise<Fitted> {
  let fitted: Fitted = { files: added, smaller: [] };
  for (const side of sides) {
    const over = bytesOf(fitted.files) - room;
    if (over <= 0 || room <= 0) return fitted;
    // One at a time: a photo unpacked takes four bytes a point of a phone’s memory.
    const files: File[] = [];
    for (const [place, file] of fitted.files.entries()) {
      const original = added[place] ?? file;
      files.push(drawn.test(original.name) ? smallest(file, await drawSmaller(original, side)) : file);
    }
    fitted = { files, smaller: added.filter((file, place) => files[place] !== file).map(({ name }) => name) };
  }
  return fitted;
}

const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

const smallest = (one: File, other: File | undefined): File => (other && other.size < one.size ? other : one);

async function drawSmaller(file: File, side: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context) {
    // What is clear in a picture would turn black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  const blob = context && (await promise);
  return blob ? new File([blob], file.name.replace(drawn, '.jpg'), { type: blob.type }) : undefined;
}
