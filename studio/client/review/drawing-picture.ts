import { framesUntil } from './frames.ts';
import { pictureOf, type Picture } from './picture.ts';

const edge = 16;

/** Takes a picture of all of a drawing, whatever part of it is in sight. */
export async function drawingPicture(place: HTMLElement | null): Promise<Picture | undefined> {
  if (!place) return undefined;
  // It may still be laid out.
  await framesUntil(() => place.querySelector('.react-flow__node') !== null);
  const ground = place.querySelector<HTMLElement>('.react-flow__viewport');
  if (!ground) return undefined;
  const { a: zoom } = new DOMMatrix(getComputedStyle(ground).transform);
  const boxes = [...ground.querySelectorAll('.react-flow__node, .react-flow__edge path')].map((each) =>
    each.getBoundingClientRect(),
  );
  const at = ground.getBoundingClientRect();
  const [left, top] = [
    Math.min(...boxes.map((box) => box.left)) - at.left,
    Math.min(...boxes.map((box) => box.top)) - at.top,
  ];
  const [right, bottom] = [
    Math.max(...boxes.map((box) => box.right)) - at.left,
    Math.max(...boxes.map((box) => box.bottom)) - at.top,
  ];
  const taken = await pictureOf(ground, {
    width: (right - left) / zoom + 2 * edge,
    height: (bottom - top) / zoom + 2 * edge,
    within: 'react-flow',
  });
  const [x, y] = [edge - left / zoom, edge - top / zoom];
  // Its own place says which part of it was in sight.
  const moved = `.react-flow__viewport{transform:translate(${x}px,${y}px)!important}`;
  return { ...taken, page: taken.page.replace('</style>', `${moved}</style>`) };
}
